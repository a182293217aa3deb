"""Every kind of place a file may be asked for at: written as documented, or refused with its name and the reason."""

import os
import pathlib
import subprocess
import threading

from . import PROJECT, Attack, Skipped, case
from ._commands import OLD, WRITERS, Command, app, named

# One of each way to a file; what the file holds does not matter here.
NAMES = ("check", "report_json", "configured_report", "baseline", "audit_baseline", "inspect_table", "config", "lock_output", "generate_names", "generate_tests", "page")
COMMANDS = [command for command in WRITERS if command.name in NAMES]


def elsewhere(command, place):
    """The command with another place for its file."""
    return [text.replace("out/file", place) for text in command.arguments]


def set_up(folder, place):
    app(folder)
    # A configuration's paths are relative to it.
    (folder / "settings/reports.yml").write_text(f"reports: {{json: '../{place}'}}\n")


def refused(place, reason):
    def judge(outcome):
        text = " ".join(outcome.errors.decode("utf-8", "replace").split())
        isSaid = "cannot write" in text and pathlib.PurePath(place).name in text and reason in text
        return [] if isSaid else [f"says {text[:300]!r}, and not {place} and {reason!r}"]

    return judge


def places(folder):
    """Places that cannot be written to, each with the reason."""
    (folder / "out").mkdir()
    (folder / "file").write_bytes(OLD)
    for name, target in (("nowhere", "missing/file"), ("circle", "circle"), ("to-folder", "out"), ("to-file", "file/x")):
        (folder / name).symlink_to(target)
    return [
        ("out", "is a folder"),
        ("out/", "is a folder"),
        (".", ""),
        ("file/x", "is not a folder"),
        ("file/x/y/z", "is not a folder"),
        ("nowhere", "no such file or folder"),
        ("circle", "too many symbolic links"),
        ("circle/x", "too many symbolic links"),
        ("to-folder", "is a folder"),
        ("to-file", "is not a folder"),
        ("a" * 256, "the path is too long"),
        ("b" * 300 + "/c", "the path is too long"),
    ]


def contents(folder):
    """What stands in a folder: files with their bytes, and links with their targets."""
    found = {}
    for path in sorted(folder.rglob("*")):
        found[path.relative_to(folder)] = os.readlink(path) if path.is_symlink() else path.read_bytes() if path.is_file() else None
    return found


def refused_case(command):
    def make(folder):
        app(folder)
        for place, reason in places(folder):
            (folder / "settings/reports.yml").write_text(f"reports: {{json: '../{place}'}}\n")
            before = contents(folder)
            if command.name == "configured_report" and place == ".":
                continue
            yield Attack(elsewhere(command, place), (73,), judge=refused(place, reason), after=lambda: [] if contents(folder) == before else ["something was written"], moment=place[:20])

    case(named(__name__, make, f"refused_{command.name}"))


def written_case(command):
    """Folders are made, links stay and are written through, hard links keep the old file."""

    def make(folder):
        for place, real in (("new/folder/file", None), ("file", None), ("link", "target/file"), ("dangling", "target/new"), ("through/file", None), ("hard", None), ("déjà vu\u00a0'\"", None), ("-dash", None)):
            set_up(folder, place)
            subprocess.run(["rm", "-rf", *(folder / name for name in ("target", "link", "dangling", "through", "hard", "other", "new"))], check=True)
            (folder / "target").mkdir()
            (folder / "target/file").write_bytes(OLD)
            (folder / "link").symlink_to("target/file")
            (folder / "dangling").symlink_to("target/new")
            (folder / "through").symlink_to("target")
            (folder / "other").write_bytes(OLD)
            os.link(folder / "other", folder / "hard")
            if place == "-dash":
                place = "./-dash"
            if "'" in place and command.name == "configured_report":
                continue

            def after():
                text = (folder / place).read_bytes()
                faults = [] if len(text) > 10 and not text.startswith(OLD) else ["it was not written"]
                if real and (not (folder / place).is_symlink() or (folder / real).read_bytes() != text):
                    faults.append("the link was replaced")
                if place == "hard" and (folder / "other").read_bytes() != OLD:
                    faults.append("the other name of the file was written to")
                left = [path.name for path in folder.rglob(".fontgate-*")]
                return faults + [f"left {name}" for name in left]

            yield Attack(elsewhere(command, place), (command.code,), after=after, moment=place)

    case(named(__name__, make, f"written_{command.name}"))


def guarded_case(command):
    """Folders and disks that take nothing new: a file that may be written is, and all else is refused."""

    def make(folder):
        if os.geteuid() != 0:
            raise Skipped("only root can become somebody else")
        if not all(path.stat().st_mode & 0o001 for path in PROJECT.parents):
            raise Skipped(f"nobody but root may enter {PROJECT}")
        app(folder)
        subprocess.run(["chmod", "-R", "a+rX", folder, folder.parent], check=True)
        for name, mode in (("locked", 0o555), ("locked/own", 0o666), ("locked/others", 0o444), ("hidden", 0)):
            path = folder / name
            path.mkdir() if name in ("locked", "hidden") else path.write_bytes(OLD)
            path.chmod(mode) if name != "locked" else None
        (folder / "locked").chmod(0o555)
        streams = {"before_start": lambda: os.setuid(65534)}
        for place in ("locked/new", "locked/new/folder/file", "locked/others", "hidden/file"):
            (folder / "settings/reports.yml").write_text(f"reports: {{json: '../{place}'}}\n")
            before = contents(folder)
            yield Attack(elsewhere(command, place), (73,), judge=refused(place, ""), after=lambda: [] if contents(folder) == before else ["something was written"], streams=streams, moment=place)
        (folder / "settings/reports.yml").write_text("reports: {json: '../locked/own'}\n")
        yield Attack(elsewhere(command, "locked/own"), (command.code,), after=lambda: [] if (folder / "locked/own").read_bytes() != OLD else ["it was not written"], streams=streams, moment="locked/own")

    case(named(__name__, make, f"guarded_{command.name}"))


def read_only_disk_case(command):
    def make(folder):
        set_up(folder, "disk/file")
        disk = folder / "disk"
        disk.mkdir()
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", disk], capture_output=True)
        if done.returncode != 0:
            raise Skipped("no disk can be mounted")
        try:
            (disk / "file").write_bytes(OLD)
            subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
            yield Attack(elsewhere(command, "disk/file"), (73,), judge=refused("disk/file", "read-only"), after=lambda: [] if (disk / "file").read_bytes() == OLD else ["it was written"])
        finally:
            subprocess.run(["umount", disk], check=True)

    case(named(__name__, make, f"read_only_disk_{command.name}"))


def fifo_case(command):
    def make(folder):
        set_up(folder, "fifo")
        os.mkfifo(folder / "fifo")
        read = []
        reader = threading.Thread(target=lambda: read.append((folder / "fifo").read_bytes()), daemon=True)

        def after():
            reader.join(2)
            return [] if read and len(read[0]) > 10 and (folder / "fifo").is_fifo() else ["nothing came through the pipe"]

        yield Attack(elsewhere(command, "fifo"), (command.code,), streams={"while_running": lambda _: reader.start()}, after=after)

    case(named(__name__, make, f"fifo_{command.name}"))


for command in COMMANDS:
    refused_case(command)
    written_case(command)
    guarded_case(command)
    read_only_disk_case(command)
    fifo_case(command)


def own_place_case(name, place):
    """What a command makes in the project's folder: nothing but a plain file is replaced there."""

    def make(folder):
        arguments = ["lock", "App"] if name == "lock" else ["init", "App", "--force"]
        app(folder)
        path = folder / place
        for kind in ("folder", "link", "dangling", "fifo"):
            subprocess.run(["rm", "-rf", path], check=True)
            (folder / "target").write_bytes(OLD)
            if kind == "folder":
                path.mkdir()
            elif kind == "fifo":
                os.mkfifo(path)
            else:
                path.symlink_to(folder / ("target" if kind == "link" else "absent"))
            before = contents(folder)
            yield Attack(arguments, (73,), says=[path.name], after=lambda: [] if contents(folder) == before else ["something was written"], moment=kind)

    case(named(__name__, make, f"own_place_{pathlib.PurePath(place).name.strip('.')}".replace(".", "_")))


own_place_case("lock", "App/fontgate.lock")
own_place_case("init", "App/.fontgate.yml")
own_place_case("init", "App/.fontgate.schema.json")


@case
def fix_leaves_what_it_may_not_replace(folder):
    """Of two files one is read-only: neither is changed."""
    app(folder)
    (folder / "App/Theme.swift").chmod(0o444)
    before = contents(folder)
    yield Attack(["fix", "App"], (73,), says=["Theme.swift", "read-only", "nothing was changed"], after=lambda: [] if contents(folder) == before else ["something was written"])


@case
def fix_keeps_links_and_what_they_lead_to(folder):
    app(folder)
    (folder / "App/Theme.swift").rename(folder / "App/Real.swift")
    (folder / "App/Theme.swift").symlink_to("Real.swift")

    def after():
        faults = [] if (folder / "App/Theme.swift").is_symlink() else ["the link was replaced"]
        return faults + ([] if "GateSans-Regular" in (folder / "App/Real.swift").read_text() else ["the file was not fixed"])

    yield Attack(["fix", "App"], (1,), after=after)


@case
def baseline_that_is_read_and_written(folder):
    """The input itself: it was read before it is replaced."""
    app(folder)
    yield Attack(["check", "App", "--write-baseline", "known.json"], (0,))
    text = (folder / "known.json").read_bytes()
    yield Attack(["check", "App", "--baseline", "known.json", "--write-baseline", "known.json"], (0,), after=lambda: [] if (folder / "known.json").read_bytes() == text else ["it became another one"])
    yield Attack(["check", "App", "--baseline", "known.json"], (0,))
