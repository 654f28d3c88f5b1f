"""Work on a real Ray: two nodes on this machine, one of them killed on the way."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

import msgspec
import pytest

from flibuste.arena.simulate import simulate
from flibuste.arena.spread import Where, spread

ray = pytest.importorskip("ray", reason="Ray can't be installed here: pip install 'flibuste[ray]'")
cluster_utils = pytest.importorskip("ray.cluster_utils")


def slowly(folder: str, number: int) -> int:
    """Leaves a mark when it begins, so that the test knows when a node has work under way."""
    (Path(folder) / f"{number}-{time.monotonic_ns()}").touch()
    time.sleep(1.0)
    return number * number


@pytest.mark.xdist_group("ray")
def test_a_node_that_dies_costs_its_batch_which_is_done_again(tmp_path: Path) -> None:
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    doomed = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    try:
        killed: list[int] = []

        def kill_once(answer: int) -> None:
            if not killed:
                killed.append(answer)
                cluster.remove_node(doomed, allow_graceful=False)

        answers = spread(partial(slowly, str(tmp_path)), range(6), Where(1, "ray"), kill_once)
        assert killed
        assert answers == [0, 1, 4, 9, 16, 25]
        far = simulate("crique", 12, ["smart", "random", "random"], 5, where=Where(1, "ray"), rotate=True)
    finally:
        ray.shutdown()
        cluster.shutdown()
    here = simulate("crique", 12, ["smart", "random", "random"], 5, rotate=True)
    far.seconds = here.seconds = 0.0
    assert msgspec.json.encode(far) == msgspec.json.encode(here)
