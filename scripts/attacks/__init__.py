"""The attacks: each makes an input that once broke fontgate, or is kin to one that did."""

import importlib
import pathlib
from dataclasses import dataclass, field


@dataclass
class Attack:
    """What to run and what must come of it."""

    arguments: list
    # The exit codes that are right.
    exit_codes: tuple = (0,)
    # Texts that standard output or standard error must hold, and must not.
    says: list = field(default_factory=list)
    keeps_silent: list = field(default_factory=list)
    # What standard input, output and error are, and further arguments of `bounded_run.run`.
    streams: dict = field(default_factory=dict)
    # The working directory, in place of the app's folder.
    folder: pathlib.Path | None = None
    # Looks at what the run left; gives what is wrong.
    after: object = None
    # Looks at the `Outcome`; gives what is wrong.
    judge: object = None
    # How many times the limit of time the case may take: it waits for something by design.
    slack: float = 1
    leaves_temporary_files: bool = False
    # Which of a case's attacks it is; for what is said of its faults.
    moment: str = ""


@dataclass
class Case:
    name: str
    make: object
    reason_to_skip: str = ""


CASES: list[Case] = []


class Skipped(Exception):
    """A case that cannot be made here, and why."""


def case(function=None, *, skip=""):
    """Makes a function that fills a folder and gives an `Attack` a case, named after it and its file.

    It may yield several, each of which is run before it goes on.
    """

    def register(make):
        file = make.__module__.rsplit(".", 1)[-1]
        name = f"{file}/{make.__name__.strip('_')}".replace("_", "-")
        CASES.append(Case(name, make, skip))
        return make

    return register(function) if function else register


def write(folder, files: dict) -> None:
    """Writes files, named by their path in the folder."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())


def info_plist(entries=("Absent.ttf",)) -> str:
    strings = "".join(f"<string>{entry}</string>" for entry in entries)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>'
        f"<key>UIAppFonts</key><array>{strings}</array></dict></plist>\n"
    )


PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
FONT = (PROJECT / "Fixtures/Fonts/GateSans-Regular.ttf").read_bytes()

for path in sorted(pathlib.Path(__file__).parent.glob("[a-z]*.py")):
    importlib.import_module(f"attacks.{path.stem}")
