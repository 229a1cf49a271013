"""A source that nobody can look up gives no answer: no size, no place and no fact of a device."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "tables"))
from check_facts import answers_without_an_address

CITING = {
    "claims": {"source_id": "ZZ1", "use": "answer"}, "home_screens": {"source_id": "ZZ1"},
    "devices": {"id": "phone-own", "screen_source": "ZZ1", "identity_source": "ZZ2"},
}


@pytest.mark.parametrize("table", CITING)
@pytest.mark.parametrize(("address", "faults"), [("", 1), ("https://example.org/own/3f2a", 0)])
def test_a_cited_source_has_an_address(table, address, faults):
    tables = {name: [CITING[name]] if name == table else [] for name in CITING}
    sources = [{"id": "ZZ1", "url": address}, {"id": "ZZ2", "url": "https://example.org/2"}]
    assert len(list(answers_without_an_address(sources, **tables))) == faults


def test_context_needs_none():
    context = [{"source_id": "ZZ1", "use": "context"}]
    assert not list(answers_without_an_address([{"id": "ZZ1", "url": ""}], context, [], []))
