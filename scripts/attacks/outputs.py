"""Where reports go: devices, pipes, links, full disks and closed streams."""

import contextlib
import os
import resource
import signal
import stat
import subprocess
import threading
import time

from . import FONT, Attack, Skipped, case, info_plist, write

ASKED = 'let font = UIFont(name: "Gate-Wrong", size: 12)\n'
FINDING = "unknown_font_name"


def app(folder):
    write(
        folder,
        {
            "App/Info.plist": info_plist(["GateSans-Regular.ttf"]),
            "App/GateSans-Regular.ttf": FONT,
            "App/Fonts.swift": ASKED,
        },
    )


def copy_of_null(folder):
    """A device of our own, in place of the machine's: where it is damaged, nothing else is."""
    path = folder / "null"
    os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    return path


NEEDS_ROOT = "" if os.geteuid() == 0 else "devices can be made by root alone"


def device_case(option):
    def make(folder):
        app(folder)
        null = copy_of_null(folder)
        value = f"xcode={null}" if option == "--report" else null
        code = 0 if option == "--write-baseline" else 1
        return Attack(
            ["check", "App", option, value],
            (code,),
            after=lambda: [] if stat.S_ISCHR(null.lstat().st_mode) else ["the device is gone"],
        )

    make.__module__ = __name__
    make.__name__ = "device_for_" + option.strip("-").replace("-", "_")
    case(make, skip=NEEDS_ROOT) if NEEDS_ROOT else case(make)


for option in ("--output", "--report", "--write-baseline"):
    device_case(option)


def fifo_case(option):
    def make(folder):
        app(folder)
        fifo = folder / "fifo"
        os.mkfifo(fifo)
        read = []
        reader = threading.Thread(target=lambda: read.append(fifo.read_text()), daemon=True)
        value = f"xcode={fifo}" if option == "--report" else fifo

        def after():
            # Nobody may have opened the other end: then the reader still waits.
            try:
                os.close(os.open(fifo, os.O_WRONLY | os.O_NONBLOCK))
            except OSError:
                pass
            reader.join(1)
            wanted = '"findings"' if option == "--write-baseline" else FINDING
            faults = [] if read and wanted in read[0] else ["nothing came through the pipe"]
            return faults if stat.S_ISFIFO(fifo.lstat().st_mode) else ["the pipe is gone"]

        return Attack(
            ["check", "App", option, value],
            (0 if option == "--write-baseline" else 1,),
            streams={"while_running": lambda _: reader.start()},
            after=after,
        )

    make.__module__ = __name__
    make.__name__ = "fifo_for_" + option.strip("-").replace("-", "_")
    case(make)


for option in ("--output", "--report", "--write-baseline"):
    fifo_case(option)


@case
def link_is_written_through(folder):
    app(folder)
    write(folder, {"elsewhere/report.txt": "old\n"})
    (folder / "report.txt").symlink_to("elsewhere/report.txt")

    def after():
        if not (folder / "report.txt").is_symlink():
            return ["the link was replaced"]
        text = (folder / "elsewhere/report.txt").read_text()
        return [] if FINDING in text and "old" not in text else ["the link's file was not written"]

    return Attack(["check", "App", "--output", "report.txt"], (1,), after=after)


@case
def link_to_nothing_is_written_through(folder):
    app(folder)
    (folder / "elsewhere").mkdir()
    (folder / "report.txt").symlink_to("elsewhere/report.txt")

    def after():
        isThere = (folder / "elsewhere/report.txt").is_file()
        return [] if isThere and (folder / "report.txt").is_symlink() else ["the link was replaced"]

    return Attack(["check", "App", "--output", "report.txt"], (1,), after=after)


@case
def regular_file_is_replaced_whole(folder):
    app(folder)
    write(folder, {"out/report.txt": "old\n"})
    os.chmod(folder / "out/report.txt", 0o640)
    before = (folder / "out/report.txt").stat()

    def after():
        names = [path.name for path in (folder / "out").iterdir()]
        faults = [] if names == ["report.txt"] else [f"left {names}"]
        if stat.S_IMODE((folder / "out/report.txt").stat().st_mode) != stat.S_IMODE(before.st_mode):
            faults.append("the file has other permissions than before")
        if (folder / "out/report.txt").stat().st_ino == before.st_ino:
            faults.append("the file was written in place")
        return faults

    return Attack(["check", "App", "--output", "out/report.txt"], (1,), after=after)


@case
def file_that_cannot_be_written(folder):
    app(folder)
    write(folder, {"file": ""})
    return Attack(
        ["check", "App", "--output", "file/report.txt", "--report", "json=good.json"],
        (73,),
        says=["report.txt"],
        after=lambda: [] if (folder / "good.json").is_file() else ["the other report is missing"],
    )


@case
def folder_in_place_of_a_file(folder):
    app(folder)
    (folder / "out").mkdir()
    return Attack(["check", "App", "--output", "out"], (73,), says=["out"])


@case
def disk_is_full(folder):
    """The report from before stays, and nothing half-written beside it."""
    app(folder)
    write(folder, {"App/Many.swift": "\n".join(f'let f{n} = UIFont(name: "Wrong-{n}", size: 1)' for n in range(300))})
    disk = folder / "disk"
    disk.mkdir()
    mount = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", disk], capture_output=True)
    if mount.returncode != 0:
        raise Skipped("no small disk can be mounted")
    (disk / "report.txt").write_text("old\n")

    def after():
        left = {path.name: path.read_text() for path in disk.iterdir()}
        subprocess.run(["umount", disk], check=True)
        return [] if left == {"report.txt": "old\n"} else [f"left {list(left)}"]

    return Attack(
        ["check", "App", "--output", "disk/report.txt", "--report", "json=good.json"],
        (73,),
        says=["no space left"],
        after=after,
        slack=2,
    )


@case
def file_that_may_not_grow(folder):
    """As with a full disk; the signal that comes with it ends nothing."""
    app(folder)
    write(folder, {"App/Many.swift": "\n".join(f'let f{n} = UIFont(name: "Wrong-{n}", size: 1)' for n in range(300))})
    write(folder, {"out/report.txt": "old\n"})

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    def after():
        left = {path.name: path.read_text() for path in (folder / "out").iterdir()}
        return [] if left == {"report.txt": "old\n"} else [f"left {list(left)}"]

    return Attack(
        ["check", "App", "--output", "out/report.txt", "--quiet"],
        (73,),
        says=["report.txt"],
        after=after,
        streams={"before_start": limit},
        slack=2,
    )


def interrupted_case(option, number):
    def make(folder):
        app(folder)
        write(folder, {"App/Many.swift": "\n".join(f'let f{n} = UIFont(name: "Wrong-{n}", size: 1)' for n in range(2_000))})
        write(folder, {"out/file": "old\n"})
        value = "json=out/file" if option == "--report" else "out/file"

        def start(process):
            def stop():
                # As soon as there is a second file.
                end = time.monotonic() + 60
                with contextlib.suppress(ProcessLookupError):
                    while time.monotonic() < end and len(os.listdir(folder / "out")) < 2:
                        os.kill(process.pid, 0)
                    os.kill(process.pid, number)

            threading.Thread(target=stop, daemon=True).start()

        def after():
            names = os.listdir(folder / "out")
            text = (folder / "out/file").read_text()
            faults = [] if names == ["file"] else [f"left {names}"]
            isWhole = text == "old\n" or (text.rstrip().endswith("}") if option != "--output" else "\nchecked " in text)
            return faults if isWhole else [*faults, "the file is half-written"]

        # It may also be done before: what counts is that nothing is left.
        codes = (-number, 128 + number, 0, 1)
        return Attack(["check", "App", option, value], codes, streams={"while_running": start}, after=after, slack=3)

    make.__module__ = __name__
    make.__name__ = f"{signal.Signals(number).name.lower()}_while_writing_{option.strip('-').replace('-', '_')}"
    case(make)


for option in ("--output", "--report", "--write-baseline"):
    for number in (signal.SIGINT, signal.SIGTERM):
        interrupted_case(option, number)


@case
def standard_output_is_full(folder):
    app(folder)
    return Attack(["check", "App"], (73,), says=["standard output"], streams={"stdout": open("/dev/full", "wb")})


@case
def standard_output_is_full_for_inspect(folder):
    write(folder, {"GateSans-Regular.ttf": FONT})
    return Attack(["inspect", "."], (73,), says=["standard output"], streams={"stdout": open("/dev/full", "wb")})


@case
def standard_output_is_full_for_rules(folder):
    return Attack(["rules"], (73,), says=["standard output"], streams={"stdout": open("/dev/full", "wb")})


@case
def standard_output_is_full_for_help(folder):
    return Attack(["--help"], (73,), says=["standard output"], streams={"stdout": open("/dev/full", "wb")})


@case
def standard_error_is_full(folder):
    app(folder)
    return Attack(["check", "App", "nothing"], (73,), says=[FINDING], streams={"stderr": open("/dev/full", "wb")})


@case
def standard_output_is_closed(folder):
    app(folder)
    return Attack(["check", "App"], (73,), says=["standard output"], streams={"closed": [1]})


@case
def standard_error_is_closed(folder):
    app(folder)
    return Attack(["check", "App", "nothing"], (73,), says=[FINDING], streams={"closed": [2]})


@case
def all_streams_are_closed(folder):
    app(folder)
    return Attack(["check", "App", "nothing"], (73,), streams={"closed": [0, 1, 2]})


@case
def closed_output_takes_no_other_file(folder):
    """The first file that is opened gets the number of the closed stream: it must not get the report."""
    app(folder)
    files = [folder / "App/Fonts.swift", folder / "App/Info.plist"]
    before = [path.read_bytes() for path in files]
    return Attack(
        ["check", "App", "--report", "json=report.json"],
        (73,),
        streams={"closed": [1]},
        after=lambda: [] if [path.read_bytes() for path in files] == before else ["a source was changed"],
    )


@case
def reader_leaves_early(folder):
    """`fontgate … | head -1`: quiet, and no crash."""
    app(folder)
    write(folder, {"App/Many.swift": "\n".join(f'let f{n} = UIFont(name: "Wrong-{n}", size: 1)' for n in range(3000))})
    pipe = {}

    def start(process):
        os.close(pipe["write"])
        os.read(pipe["read"], 10)
        os.close(pipe["read"])

    pipe["read"], pipe["write"] = os.pipe()
    return Attack(
        ["check", "App"],
        (1, -13),
        keeps_silent=["standard output"],
        streams={"stdout": pipe["write"], "while_running": start},
        slack=3,
    )


@case
def paths_that_are_no_file(folder):
    return Attack(["check", "/dev/zero"], (66,), says=["/dev/zero"])


@case
def audit_of_a_device(folder):
    return Attack(["audit", "/dev/zero"], (1, 66), says=["/dev/zero"])


@case
def inspect_of_a_device(folder):
    return Attack(["inspect", "/dev/zero"], (1, 66), says=["/dev/zero"])


@case
def check_of_a_fifo(folder):
    os.mkfifo(folder / "pipe")
    return Attack(["check", "pipe"], (66,), says=["pipe"])


@case
def check_of_a_socket(folder):
    import socket

    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(folder / "socket"))
    return Attack(["check", "socket"], (66,), says=["socket"])


@case
def project_description_is_a_fifo(folder):
    app(folder)
    os.mkfifo(folder / "project.yml")
    return Attack(["check", "."], (1,), says=["project.yml", FINDING])


@case
def configuration_is_a_fifo(folder):
    app(folder)
    os.mkfifo(folder / ".fontgate.yml")
    return Attack(["check", "."], (64, 66), says=[".fontgate.yml"])


@case
def configuration_is_a_device(folder):
    app(folder)
    return Attack(["check", ".", "--config", "/dev/zero"], (64, 66), says=["/dev/zero"])


@case
def baseline_is_a_fifo(folder):
    app(folder)
    os.mkfifo(folder / "baseline.json")
    return Attack(["check", ".", "--baseline", "baseline.json"], (64, 66), says=["baseline.json"])


@case
def baseline_is_a_device(folder):
    app(folder)
    return Attack(["check", ".", "--baseline", "/dev/zero"], (64, 66), says=["/dev/zero"])


@case
def style_dictionary_is_a_device(folder):
    return Attack(["explain", "--text-styles", "/dev/zero"], (1, 64, 66), says=["/dev/zero"])


@case
def working_directory_is_gone(folder):
    """It must not be taken for the root of the volume."""
    gone = folder / "gone"
    gone.mkdir()
    return Attack(
        ["check"], (66,), says=["working directory"], folder=gone,
        streams={"before_start": gone.rmdir},
    )
