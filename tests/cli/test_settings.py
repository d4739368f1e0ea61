"""Settings of a house: three sources, and a single line for a wrong value."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

from fivecups.cli.arguments import UsageError
from fivecups.cli.settings.definitions import HouseSettings
from fivecups.cli.settings.setting_sources import FIELDS, option_of, read_settings, variable_of

from .run_command import run


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1001\nhost = "10.0.0.1"\nlimit_factor = 2\npublic_metrics = true\n')
    environment = {"FIVECUPS_PORT": "1002", "FIVECUPS_HOST": "10.0.0.2", "HOME": "/"}
    result = read_settings({"port": "1003", "host": None}, file, environment)
    assert (result.port, result.host) == (1003, "10.0.0.2")
    assert (result.limit_factor, result.public_metrics) == (2.0, True)
    assert result.log_level == HouseSettings().log_level
    by_variable = read_settings({}, None, {"FIVECUPS_CONFIG": str(file)})
    assert by_variable.port == 1001


def test_the_folder_of_the_data_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    HouseSettings(data=str(folder)).make_data_folder()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    folder.chmod(0o755)
    HouseSettings(data=str(folder)).make_data_folder()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_folder_that_was_chosen_for_a_database_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    HouseSettings(database=str(tmp_path / "house.db")).make_data_folder()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_values_are_read_alike_in_all_places(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('trusted_proxies = ["10.0.0.0/8", "::1"]\nforget_devices = "90d"\n')
    from_file = read_settings({}, file, {})
    variables = {"FIVECUPS_TRUSTED_PROXIES": "10.0.0.0/8, ::1", "FIVECUPS_FORGET_DEVICES": "90d"}
    assert from_file == read_settings({}, None, variables)
    assert from_file.trusted_proxies == ("10.0.0.0/8", "::1")
    assert from_file.forget_devices == 90 * 24 * 3600
    assert read_settings({"forget_devices": "never"}, file, {}).forget_devices is None
    assert read_settings({"trusted_proxies": ""}, file, {}).trusted_proxies == ()


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("https://cups.example.org/", "https://cups.example.org"),
        ("https://cups.example.org:443", "https://cups.example.org"),
        ("https://Cups.example.org:8443", "https://cups.example.org:8443"),
        ("http://[fd00::1]:8000", "http://[fd00::1]:8000"),
    ],
)
def test_a_public_address_is_an_origin(given: str, address: str) -> None:
    assert read_settings({"public_address": given}, None, {}).public_address == address


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("port", "0", "from 1 to 65535"),
        ("port", "eighty", "from 1 to 65535"),
        ("limit_factor", "-1", "from 0.01"),
        ("public_metrics", "perhaps", "yes or no"),
        ("delete_guests", "soon", "90d"),
        ("delete_guests", "0d", "90d"),
        ("log_level", "loud", "debug, info"),
        ("trusted_proxies", "10.0.0.1,proxy", "'proxy'"),
        ("public_address", "cups.example.org", "https://cups.example.org"),
        ("public_address", "https://example.org:port", "https://cups.example.org"),
        ("public_address", "https://example.org/cups", "cannot live below a path"),
    ],
)
def test_a_wrong_value_is_one_line_with_its_place(
    tmp_path: Path, name: str, value: str, words: str
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f'{name} = "{value}"\n')
    places = {
        f"{option_of(name)}: ": ({name: value}, None, {}),
        f"{variable_of(name)}: ": ({}, None, {variable_of(name): value}),
        f"{file}: {name}: ": ({}, file, {}),
    }
    for place, sources in places.items():
        with pytest.raises(UsageError) as caught:
            read_settings(*sources)  # type: ignore[arg-type]
        told = str(caught.value)
        assert told.startswith(place) and words in told and "\n" not in told


def test_a_misspelt_setting_is_told_with_the_one_that_is_meant(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("prot = 1\n")
    with pytest.raises(UsageError, match=r"house\.toml: there is no setting prot; is port meant\?"):
        read_settings({}, file, {})
    with pytest.raises(UsageError, match="FIVECUPS_PROT; is FIVECUPS_PORT meant"):
        read_settings({}, None, {"FIVECUPS_PROT": "1"})
    file.write_text("port = = 1")
    with pytest.raises(UsageError, match=r"house\.toml: "):
        read_settings({}, file, {})


def test_the_help_lists_every_setting_with_its_default_and_its_variable() -> None:
    done = run("serve", "--help")
    told = re.sub(r"[\s│]+", "", done.stdout)
    for name, field in FIELDS.items():
        default = str(field.metadata["shown"] or field.default)
        assert option_of(name) in told
        assert f"({variable_of(name)};default:{default})".replace(" ", "") in told


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--port", "none"),
        ("serve", "--config", "/nowhere/house.toml"),
        ("serve", "--bus", "nats://localhost"),
    ],
)
def test_a_house_that_cannot_be_run_so_says_why_in_one_line(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr
