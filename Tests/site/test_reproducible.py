"""The same tables give the same site: at any time, in any place, in any language."""

from program import write_site
from website import Website


def contents(website):
    return {path: (website.folder / path).read_bytes() for path in website.files}


def test_another_run_elsewhere_gives_the_same_bytes(website, tmp_path):
    surroundings = {
        "LC_ALL": "tr_TR.UTF-8",
        "LANG": "tr_TR.UTF-8",
        "TZ": "Pacific/Kiritimati",
        "HOME": str(tmp_path),
        "SOURCE_DATE_EPOCH": "86400",
    }
    folder = write_site("Başka yer", environment=surroundings, working_folder=tmp_path)
    one, other = contents(website), contents(Website(tmp_path / folder))
    paths = one.keys() | other.keys()
    assert sorted(path for path in paths if one.get(path) != other.get(path)) == []
