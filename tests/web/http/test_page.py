"""Tests of the page's files: compressed if the browser accepts it, cached for ever if their name
contains a hash."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar.testing import create_test_client

from fivecups.texts import LANGUAGES, Texts
from fivecups.web.http.house_info import texts_of_game
from fivecups.web.http.pages import static_files
from fivecups.web.http.pages.manifest import KIND, manifest
from fivecups.web.http.pages.static_files import accepts_gzip, etag_matches, find_file

from ..page_scripts import script_called

compress = script_called("compress").compress
PUBLIC = Path(__file__).parents[3] / "ui" / "public"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>cup</p>" * 200)
    (tmp_path / "assets" / "page-1a2b.js").write_text("let cup = 5;\n" * 200)
    (tmp_path / "assets" / "small.js").write_text("1")
    (tmp_path / "assets" / "dice.png").write_bytes(bytes(range(256)) * 10)
    compress(tmp_path)
    return tmp_path


def test_big_texts_are_compressed_and_nothing_else(built: Path) -> None:
    assert sorted(file.name for file in built.rglob("*.gz")) == ["index.html.gz", "page-1a2b.js.gz"]
    assert compress(built) == 2, "a second time changes nothing"


def test_a_file_comes_compressed_to_those_who_take_it(built: Path) -> None:
    packed = find_file(built, "assets/page-1a2b.js", gzipped=True)
    plain = find_file(built, "assets/page-1a2b.js", gzipped=False)
    assert packed is not None and plain is not None
    assert gzip.decompress(packed.body) == plain.body
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.kind == plain.kind == "text/javascript"
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


def test_named_by_content_is_kept_for_ever_and_the_page_itself_is_not(built: Path) -> None:
    script, start = (
        find_file(built, "assets/page-1a2b.js", True),
        find_file(built, "index.html", True),
    )
    assert script is not None and "immutable" in script.headers["cache-control"]
    assert start is not None and start.headers["cache-control"] == "no-cache"


def test_a_tag_changes_with_what_is_sent(built: Path) -> None:
    files = [find_file(built, "index.html", packed) for packed in (True, False)]
    (built / "index.html").write_text("<p>another cup</p>")
    files.append(find_file(built, "index.html", False))
    assert len({file.headers["etag"] for file in files if file is not None}) == 3


@pytest.mark.parametrize(
    ("known", "is_there"),
    [
        ('"a"', True),
        ('W/"a"', True),
        ('"b", "a"', True),
        ("*", True),
        ('"b"', False),
        ("a", False),
        ("", False),
    ],
)
def test_which_files_a_browser_has(known: str, is_there: bool) -> None:
    assert etag_matches(known, '"a"') is is_there


def test_a_page_that_has_not_changed_is_not_sent_again(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "FOLDER", built)
    with create_test_client(static_files.page) as browser:
        first = browser.get("/")
        again = browser.get("/table/anything", headers={"if-none-match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == "no-cache"
        assert browser.get("/", headers={"if-none-match": '"another"'}).content == first.content


@pytest.mark.parametrize(
    "path", ["../secret", "assets/../../secret", "/etc/passwd", "assets", "nothing.js"]
)
def test_no_path_leads_out_of_the_page(built: Path, path: str) -> None:
    (built.parent / "secret").write_text("x")
    assert find_file(built, path, True) is None


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, gzip;q=0.8", True),
        ("gzip;q=0, br", False),
        ("identity", False),
        ("", False),
    ],
)
def test_who_takes_compressed_files(accepted: str, takes: bool) -> None:
    assert accepts_gzip(accepted) is takes


def test_a_file_of_another_version_is_missing_and_not_the_page(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "FOLDER", built)
    with create_test_client(static_files.page) as browser:
        assert browser.get("/assets/page-1a2b.js").status_code == 200
        assert browser.get("/assets/page-9z9z.js").status_code == 404
        assert browser.get("/rules/dice-town").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_is_one_and_speaks_the_language_of_the_page(language: str) -> None:
    with create_test_client(manifest) as browser:
        answer = browser.get(f"/manifest.webmanifest?language={language}")
        unsaid = browser.get("/manifest.webmanifest", headers={"accept-language": f"xx,{language}"})
    app = answer.json()
    assert answer.headers["content-type"].partition(";")[0] == KIND
    assert app == unsaid.json()
    assert (app["id"], app["scope"], app["lang"]) == ("/", "/", language)
    assert app["description"] == Texts(language).say("preview-house")
    assert {icon.get("purpose") for icon in app["icons"]} == {None, "maskable"}
    assert {icon["sizes"] for icon in app["icons"]} >= {"192x192", "512x512"}
    assert all((PUBLIC / icon["src"].lstrip("/")).is_file() for icon in app["icons"])


def test_the_texts_of_a_game_are_sent_once_and_checked_by_their_tag() -> None:
    with create_test_client([texts_of_game]) as client:
        russian = client.get("/api/games/dice-town/texts/ru")
        assert russian.status_code == 200
        assert russian.headers["content-type"].startswith("text/plain")
        assert "dice-town-name = " in russian.text and "rule-DT-1 =" in russian.text
        again = {"if-none-match": russian.headers["etag"]}
        assert client.get("/api/games/dice-town/texts/ru", headers=again).status_code == 304
        assert client.get("/api/games/dice-town/texts/ro", headers=again).status_code == 200
        english = client.get("/api/games/dice-town/texts/en").text
        assert client.get("/api/games/dice-town/texts/..").status_code == 404
        assert client.get("/api/games/dice-town/texts/de").text == english
        assert client.get("/api/games/no-such-game/texts/en").status_code == 404
