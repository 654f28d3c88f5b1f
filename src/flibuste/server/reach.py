"""How others reach this server, and a link as a picture that a phone can read."""

from __future__ import annotations

import ipaddress
import socket
from typing import NamedTuple

import segno

#: Clear modules around a code, as its standard asks for.
QUIET = 4


class Bound(NamedTuple):
    """Where a server listens."""

    host: str = "127.0.0.1"
    port: int = 0

    def address(self) -> str | None:
        """An address that other machines of the network can open; None where only this one can."""
        try:
            bound = ipaddress.ip_address(self.host.partition("%")[0])
        except ValueError:  # a name
            return None if self.host == "localhost" else f"http://{self.host}:{self.port}"
        if bound.is_loopback:
            return None
        host = _own_address() if bound.is_unspecified else str(bound)
        if host is None:
            return None
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


def _own_address() -> str | None:
    """The address of this machine on its network: the one it would speak from. Nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if ipaddress.ip_address(address).is_loopback else address


def code(text: str) -> str:
    """A QR code as SVG: dark modules as one path on a light ground, whatever the theme."""
    made = segno.make(text, error="m", micro=False)
    size = made.symbol_size(border=QUIET)[0]
    runs = []
    for y, row in enumerate(made.matrix, QUIET):
        x = 0
        while x < len(row):
            length = 1
            while x + length < len(row) and row[x + length] == row[x]:
                length += 1
            if row[x]:
                runs.append(f"M{x + QUIET} {y}h{length}v1h-{length}z")
            x += length
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="#111" d="{"".join(runs)}"/></svg>'
    )
