"""Disks that are full, files that may not grow, and writes that fail: said clearly, and nothing is lost."""

import errno
import os
import resource
import subprocess

from support.system_calls import Watch, reason_to_skip

from . import Attack, Skipped, case
from ._commands import OLD, PRINTERS, WRITERS, Command, Files, app, named

CANNOT_HOLD = reason_to_skip()
FULL = "no space left on the disk"
FIXES = [command for command in WRITERS if "App/Fonts.swift" in command.files]


def mount(folder, size):
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], capture_output=True)
    if done.returncode != 0:
        raise Skipped("no small disk can be mounted")


def fill(path):
    """Leaves no room on a disk."""
    with open(path, "wb", buffering=0) as file:
        try:
            while True:
                file.write(b"\0" * 4096)
        except OSError:
            pass


def says(command, reason):
    """A look at whether the file and the reason are said on standard error."""
    name = next(iter(command.files)).rsplit("/", 1)[-1] if command not in FIXES else ".swift"

    def judge(outcome):
        text = " ".join(outcome.errors.decode("utf-8", "replace").split())
        lines = [line for line in outcome.errors.decode("utf-8", "replace").splitlines() if "cannot write" in line]
        faults = [] if lines and name in lines[0] and reason in text else [f"says {text[-200:]!r}, and not {name} and {reason!r}"]
        return faults if len(lines) <= len(command.files) else [*faults, "says it more than once"]

    return judge


def full_disk_case(command):
    def make(folder):
        disk = folder / "disk"
        mount(disk, "512k")
        try:
            app(disk)
            files = Files(disk, command)
            yield files.undisturbed(folder=disk)
            fill(disk / "filler")
            yield Attack(command.arguments, (73,), folder=disk, judge=says(command, FULL), after=lambda: files_as_before(files, disk))
        finally:
            subprocess.run(["umount", disk], check=True)

    case(named(__name__, make, f"full_disk_{command.name}"))


def files_as_before(files, disk):
    """Looks at the files, which must be as before; they cannot be made old again before there is room."""
    now = files.now()
    left = [path.name for path in files.leftovers()]
    (disk / "filler").unlink()
    return [*([] if now == files.old else ["the files are not as before"]), *(f"left {name}" for name in left)]


def limited_case(command):
    def make(folder):
        app(folder)
        files = Files(folder, command)
        yield files.undisturbed()
        # What it says goes where no limit holds.
        read, write = os.pipe()

        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))

        def judge(outcome):
            os.close(write)
            with os.fdopen(read, "rb") as pipe:
                outcome.errors = pipe.read()
            return says(command, "too large")(outcome)

        yield Attack(command.arguments, (73,), judge=judge, after=lambda: files.faults(files.old), streams={"before_start": limit, "stdout": write, "stderr": write})

    case(named(__name__, make, f"file_that_may_not_grow_{command.name}"))


def refused_case(command):
    """The new file is whole, and cannot take the old one's place."""

    def make(folder):
        app(folder)
        files = Files(folder, command)
        yield files.undisturbed()
        last = len(files.old) - 1 if command in FIXES else 0
        numbers = ((errno.ENOSPC, FULL), (errno.EIO, ""), (errno.EDQUOT, ""))
        for number, reason in numbers[:1] if command.name.startswith("report_") else numbers:
            watch = Watch(["rename"], lambda process, count: number if count == last else None)

            def after():
                return files.faults(files.old) + ([] if watch.count > last else ["never came to rename"])

            yield Attack(command.arguments, (73,), judge=says(command, reason), after=after, streams=watch.streams, moment=errno.errorcode[number])

    case(named(__name__, make, f"file_that_cannot_take_its_place_{command.name}"), skip=CANNOT_HOLD)


for command in WRITERS:
    full_disk_case(command)
    limited_case(command)
    refused_case(command)


@case(skip=CANNOT_HOLD)
def permissions_that_cannot_be_kept(folder):
    """Who may not set them writes the file all the same."""
    app(folder)
    files = Files(folder, WRITERS[0])
    yield files.undisturbed()
    watch = Watch(["fchmod"], lambda process, count: errno.EPERM)
    yield Attack(files.command.arguments, (1,), after=lambda: files.faults(files.new), streams=watch.streams)


@case
def other_reports_are_written(folder):
    """A disk that is full keeps nothing else from its place, nor what is printed."""
    disk = folder / "disk"
    mount(disk, "16k")
    try:
        app(folder)
        command = Command("several", ["check", "App", "--report", "json=disk/first", "--report", "html=out/second", "--report", "sarif=disk/third", "--write-baseline", "out/fourth"], 0, files={name: OLD for name in ("out/second", "out/fourth")})
        files = Files(folder, command)
        (disk / "third").write_bytes(OLD)
        fill(disk / "filler")
        def after():
            now = files.now()
            faults = [f"{name} was not written" for name in now if now[name] == OLD]
            there = sorted(os.listdir(disk))
            return faults + ([] if there == ["filler", "third"] and (disk / "third").read_bytes() == OLD else [f"the disk has {there}"])

        yield Attack(command.arguments, (73,), says=["disk/first", "disk/third", FULL, "Gate-Wrong", "\nchecked "], after=after)
    finally:
        subprocess.run(["umount", disk], check=True)


def full_output_case(command):
    """Standard output on a full disk, and a report in a file beside it."""

    def make(folder):
        app(folder)
        arguments = list(command.arguments)
        if arguments[0] == "check":
            arguments += ["--report", "json=beside.json"]
        with open("/dev/full", "wb", buffering=0) as full:

            def judge(outcome):
                text = outcome.errors.decode("utf-8", "replace")
                return [] if text.count("cannot write standard output: " + FULL) == 1 else [f"says {text[:200]!r}"]

            def after():
                isThere = "--report" not in arguments or (folder / "beside.json").read_bytes().endswith(b"}\n")
                return [] if isThere else ["the other report is not whole"]

            yield Attack(arguments, (73,), judge=judge, after=after, streams={"stdout": full})

    case(named(__name__, make, f"full_standard_output_{command.name}"))


def full_errors_case(command):
    """Standard error on a full disk: what is printed is the same, byte by byte."""

    def make(folder):
        app(folder)
        printed, said = [], []

        def keep(outcome):
            printed.append(outcome.output)
            said.append(outcome.errors)
            return []

        yield Attack(command.arguments, (command.code,), judge=keep)
        with open("/dev/full", "wb", buffering=0) as full:
            # Who says nothing does not notice.
            yield Attack(command.arguments, (73,) if said[0] else (command.code,), judge=lambda outcome: [] if outcome.output == printed[0] else [f"prints other bytes: {outcome.output[-120:]!r}"], streams={"stderr": full})

    case(named(__name__, make, f"full_standard_error_{command.name}"))


for command in PRINTERS:
    full_output_case(command)
    full_errors_case(command)
