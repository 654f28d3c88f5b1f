"""Whatever is sent, the server does not stumble: schemathesis on the OpenAPI description."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from .tools import Made, Served

EXAMPLES = 25


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(str(tmp_path_factory.mktemp("fuzz") / "matches.sqlite3"))
    yield server
    server.stop()


def test_no_request_makes_it_stumble(fuzzed: Served) -> None:
    """Half of the requests go to a real match with a real link, so that they come further."""
    match = fuzzed.make([{}, {}, {"bot": "random"}])
    schema = schemathesis.openapi.from_url(f"{fuzzed.url}/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= 15
    for operation in operations:
        _fuzz(operation, match)
    assert match.table(match.tokens[0])["match"] == match.id
    assert fuzzed.process.poll() is None


def _fuzz(operation: Any, match: Made) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(), real=st.booleans())
    def run(case: Any, real: bool) -> None:
        if real and "match" in case.path_parameters:
            case.path_parameters["match"] = match.id
            case.headers["Authorization"] = f"Bearer {match.host}"
        if case.query:
            case.query.pop("since", None)  # it would wait for news
        case.call_and_validate(checks=[not_a_server_error, response_schema_conformance], timeout=20)

    run()
