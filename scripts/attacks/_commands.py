"""What writes files and what prints: every command and every reporter, for the rooms that get in its way."""

import contextlib
import fcntl
import pathlib
import struct
import termios
import time
from dataclasses import dataclass, field

from . import FONT, Attack, info_plist, write

REPORTERS = ("terminal", "markdown", "html", "summary", "xcode", "json", "sarif", "junit", "checkstyle", "codeclimate", "gitlab", "github-actions-logging", "csv")
OLD = b"old\n"


@dataclass
class Command:
    """A command, what it ends with, and the files that it writes."""

    name: str
    arguments: list
    code: int = 0
    # What stands in the files before; `None` keeps what the app has there.
    files: dict = field(default_factory=lambda: {"out/file": OLD})


def check(name, *arguments, code=1, **rest):
    return Command(name, ["check", "App", *arguments], code, **rest)


CONFIGURATION = "reports: {json: ../out/file}\n"
SOURCES = {"App/Fonts.swift": None, "App/Theme.swift": None}

WRITERS = [
    check("check", "--output", "out/file"),
    *(check(f"report_{name}", "--report", f"{name}=out/file", "--quiet") for name in REPORTERS),
    check("configured_report", "--config", "settings/reports.yml"),
    check("baseline", "--write-baseline", "out/file", code=0),
    check("references", "--list-references", "--report", "csv=out/file"),
    Command("audit", ["audit", "App", "--output", "out/file"]),
    Command("audit_baseline", ["audit", "App", "--write-baseline", "out/file"]),
    *(Command(f"inspect_{name}", ["inspect", "App", "--format", name, "--output", "out/file"]) for name in ("table", "json", "csv", "html")),
    Command("config", ["config", "App", "--output", "out/file"]),
    Command("config_schema", ["config", "--schema", "--output", "out/file"]),
    Command("lock", ["lock", "App"], files={"App/fontgate.lock": OLD}),
    Command("lock_output", ["lock", "App", "--output", "out/file"]),
    Command("generate_names", ["generate", "names", "App", "--output", "out/file"]),
    Command("generate_tests", ["generate", "tests", "App", "--output", "out/file"]),
    Command("page", ["report", "App", "--output", "out/file"]),
    Command("init", ["init", "App", "--force"], files={"App/.fontgate.yml": b"# old\n", "App/.fontgate.schema.json": OLD}),
    Command("fix", ["fix", "App"], 1, files=SOURCES),
    check("check_fix", "--fix", files=SOURCES),
]

PRINTERS = [
    *(check(name, "--reporter", name) for name in REPORTERS),
    check("references", "--list-references"),
    Command("audit", ["audit", "App", "--reporter", "json"]),
    *(Command(f"inspect_{name}", ["inspect", "App", "--format", name]) for name in ("table", "json", "csv", "html")),
    Command("specimen", ["inspect", "App", "--specimen", "--all-names", "--coverage"]),
    Command("config", ["config", "App"]),
    Command("config_schema", ["config", "--schema"]),
    Command("generate_names", ["generate", "names", "App"]),
    Command("generate_tests", ["generate", "tests", "App"]),
    Command("difference", ["fix", "App", "--dry-run"], 1),
    Command("explain_rule", ["explain", "unknown_font_name"]),
    Command("explain_name", ["explain", "Gate-Wrong", "--path", "App"]),
    Command("explain_place", ["explain", "App/Fonts.swift:1"]),
    Command("rules", ["rules"]),
    Command("rules_json", ["rules", "--format", "json"]),
    Command("completions", ["completions", "zsh"]),
    Command("help", ["--help"]),
    Command("version", ["--version"]),
]


def app(folder, findings=20):
    """An app with a name to fix in two files, and as many that nothing fixes as wanted."""
    many = "".join(f'let f{n} = UIFont(name: "Wrong-{n}", size: 1)\n' for n in range(findings))
    write(
        folder,
        {
            "App/Info.plist": info_plist(["GateSans-Regular.ttf"]),
            "App/GateSans-Regular.ttf": FONT,
            "App/Fonts.swift": 'let a = UIFont(name: "Gate-Wrong", size: 12)\nlet b = UIFont(name: "gatesans-regular", size: 12)\n',
            "App/Theme.swift": 'let c = UIFont(name: "GateSans-regular", size: 12)\n',
            "App/Good.swift": 'let d = UIFont(name: "GateSans-Regular", size: 12)\n',
            "App/Many.swift": many,
            "settings/reports.yml": CONFIGURATION,
        },
    )


class Files:
    """The files that a command writes: what they were, and what they are to become."""

    def __init__(self, folder, command):
        self.folder = folder
        self.command = command
        self.old = {name: (folder / name).read_bytes() if text is None else text for name, text in command.files.items()}
        self.new = {}
        self.seconds = 0
        self.restore()

    def restore(self):
        write(self.folder, self.old)
        for path in self.leftovers():
            path.unlink()

    def leftovers(self):
        folders = {(self.folder / name).parent for name in self.old}
        return [path for one in folders for path in one.glob(".fontgate-*")]

    def now(self):
        texts = {}
        for name in self.old:
            with contextlib.suppress(FileNotFoundError):
                texts[name] = (self.folder / name).read_bytes()
        return texts

    def undisturbed(self, **rest):
        """The run that shows what the new files are, and how long it takes."""
        begin = []

        def after():
            self.seconds = time.monotonic() - begin[0]
            self.new = self.now()
            same = [name for name, text in self.new.items() if text == self.old[name]]
            faults = [f"{', '.join(same)} was not written"] if same else []
            return faults + self.faults()

        return Attack(self.command.arguments, (self.command.code,), after=after, streams={"while_running": lambda _: begin.append(time.monotonic())}, **rest)

    def faults(self, wanted=None, together=False, leaves=False):
        """What is wrong with the files: each must be as before, or new and whole; then all are made old again.

        `wanted` are the only right texts, `together` asks for all files to be of one age.
        """
        now = self.now()
        faults = [] if leaves else [f"left {path.name}" for path in self.leftovers()]
        for name in self.old:
            text = now.get(name)
            if wanted is not None and text != wanted[name]:
                faults.append(f"{name} is not {'as before' if wanted is self.old else 'the new one'}")
            elif text not in (self.old[name], self.new[name]):
                faults.append(f"{name} is neither the old file nor the new one: {len(text or b'')} bytes")
        if together and now not in (self.old, self.new):
            faults.append("some files are new and some are old")
        self.restore()
        return faults


def named(module, make, name):
    """Gives a function the name that its case is called by."""
    make.__module__ = module
    make.__name__ = name
    return make


def waiting_bytes(pipe) -> int:
    """How many bytes stand in a pipe."""
    answer = bytearray(4)
    fcntl.ioctl(pipe, termios.FIONREAD, answer)
    return struct.unpack("i", answer)[0]


def wait_until(holds, seconds=60) -> bool:
    """Waits until something holds; whether it came to that."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.002)
    return False


def sleeps(process) -> bool:
    """Whether all threads of a process wait for something."""
    try:
        tasks = list(pathlib.Path(f"/proc/{process.pid}/task").iterdir())
        return all((task / "stat").read_text().rsplit(")", 1)[1].split()[0] == "S" for task in tasks)
    except OSError:
        return False
