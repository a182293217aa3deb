"""Signals at every moment: the files are the old or the new ones, and the program ends by the signal.

`Watch` holds a run at the system calls that make, fill, and name a file, so that a signal comes in their
midst each time; runs that are stopped after a part of their time find what nobody thought of.
"""

import os
import signal
import subprocess
import threading
import time
import zipfile

from support.system_calls import Watch, reason_to_skip

from . import FONT, Attack, case, info_plist
from ._commands import OLD, PRINTERS, REPORTERS, WRITERS, Command, Files, app, named, sleeps, wait_until, waiting_bytes

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
CANNOT_HOLD = reason_to_skip()


def ends_by(number) -> tuple:
    """The exit codes of a process that a signal ends, as the system has them and as shells do."""
    return (-number, 128 + number)


def held(call, number, at=0, times=1):
    """Sends a signal at a system call, and makes the call a little later."""

    def decide(process, count):
        if count == at:
            for _ in range(times):
                os.kill(process.pid, number)
            if number == signal.SIGKILL:
                # An answer could be faster than the end, and the call be made.
                raise ProcessLookupError
            time.sleep(0.02)

    watch = Watch([call], decide)
    watch.least = at + 1
    return watch


def was_held(watch) -> list:
    isMissed = watch.count < getattr(watch, "least", 1)
    return [f"came to {watch.names[0]} {watch.count} times"] if isMissed else []


def held_case(command):
    """What is begun is ended: the file is the new one, whole, and then the program ends."""

    def make(folder):
        app(folder)
        files = Files(folder, command)
        yield files.undisturbed()
        last = len(files.old) - 1 if "App/Fonts.swift" in files.old else 0
        for call, number, at in (("fchmod", signal.SIGINT, 0), ("rename", signal.SIGTERM, 0), ("rename", signal.SIGHUP, last)):
            watch = held(call, number, at)
            first = next(iter(files.old))
            wanted = files.new if len(files.old) == 1 or last else None

            def after():
                faults = [] if files.now()[first] == files.new[first] else [f"{first} was not replaced"]
                return faults + files.faults(wanted) + was_held(watch)

            yield Attack(command.arguments, ends_by(number), after=after, streams=watch.streams, moment=f"{signal.Signals(number).name} before {call} {at + 1}")
        # Nothing holds this one off: what is left beside the file is all that may go wrong.
        watch = held("rename", signal.SIGKILL)
        yield Attack(command.arguments, (-signal.SIGKILL,), after=lambda: files.faults(files.old, leaves=True), streams=watch.streams, moment="SIGKILL before rename")

    make = named(__name__, make, f"held_while_writing_{command.name}")
    case(make, skip=CANNOT_HOLD)


def sweep_case(command, moments):
    """Ends a run after each part of the time that it takes."""

    def make(folder):
        app(folder)
        files = Files(folder, command)
        areOfOneAge = "App/Fonts.swift" in files.old
        yield files.undisturbed()
        whole = files.seconds
        for moment in range(moments):
            number = ENDING[moment % len(ENDING)]
            pause = whole * (moment + 0.5) / moments

            def start(process):
                threading.Timer(pause, stop, [process, number]).start()

            yield Attack(
                command.arguments,
                (*ends_by(number), command.code),
                after=lambda: files.faults(together=areOfOneAge),
                streams={"while_running": start},
                moment=f"{signal.Signals(number).name} after {pause * 1000:.0f} ms",
            )

    case(named(__name__, make, f"stopped_at_any_time_{command.name}"))


def stop(process, number):
    # Nobody has waited for it yet where there is no code.
    if process.returncode is None:
        try:
            os.kill(process.pid, number)
        except ProcessLookupError:
            pass


for command in WRITERS:
    held_case(command)
    # Reporters differ in what they write, not in how it comes to a file.
    sweep_case(command, moments=3 if command.name.startswith("report_") else 6)


@case(skip=CANNOT_HOLD)
def new_file(folder):
    """Where there was none: none, or a whole one."""
    app(folder)
    for call, number in (("rename", signal.SIGINT), ("rename", signal.SIGTERM), ("rename", signal.SIGHUP)):
        watch = held(call, number)

        def after():
            names = os.listdir(folder / "made")
            text = (folder / "made/file").read_text() if names == ["file"] else ""
            return was_held(watch) + ([] if "\nchecked " in text else [f"there is {names}, and it is not whole"])

        yield Attack(["check", "App", "--output", "made/file"], ends_by(number), after=after, streams=watch.streams, moment=signal.Signals(number).name)
        subprocess.run(["rm", "-rf", folder / "made"], check=True)


@case(skip=CANNOT_HOLD)
def signal_twice(folder):
    """As somebody does who is in a hurry."""
    app(folder)
    files = Files(folder, WRITERS[0])
    yield files.undisturbed()
    watch = held("rename", signal.SIGINT, times=2)
    yield Attack(files.command.arguments, ends_by(signal.SIGINT), after=lambda: files.faults(files.new) + was_held(watch), streams=watch.streams)


@case(skip=CANNOT_HOLD)
def report_before_the_signal_and_none_after_it(folder):
    """Of several files, those that were not begun stay as they were."""
    app(folder)
    command = Command("two", ["check", "App", "--quiet", "--report", "json=out/first", "--report", "sarif=out/second"], 1, files={"out/first": OLD, "out/second": OLD})
    files = Files(folder, command)
    yield files.undisturbed()
    watch = held("rename", signal.SIGTERM)
    wanted = {"out/first": files.new["out/first"], "out/second": OLD}
    yield Attack(command.arguments, ends_by(signal.SIGTERM), after=lambda: files.faults(wanted) + was_held(watch), streams=watch.streams)


@case(skip=CANNOT_HOLD)
def ignored_signals_end_nothing(folder):
    """As under `nohup`, and in the background of a shell without job control."""
    app(folder)
    files = Files(folder, WRITERS[0])
    yield files.undisturbed()
    for number in ENDING:
        watch = held("rename", number)
        prepare = watch.streams["before_start"]

        def before():
            signal.signal(number, signal.SIG_IGN)
            prepare()

        yield Attack(files.command.arguments, (1,), after=lambda: files.faults(files.new) + was_held(watch), streams={**watch.streams, "before_start": before}, moment=signal.Signals(number).name)


@case(skip=CANNOT_HOLD)
def broken_pipe_as_a_signal_ends_nothing(folder):
    app(folder)
    files = Files(folder, WRITERS[0])
    yield files.undisturbed()
    for call in ("fchmod", "rename"):
        watch = held(call, signal.SIGPIPE)
        yield Attack(files.command.arguments, (1,), after=lambda: files.faults(files.new) + was_held(watch), streams=watch.streams, moment=call)


def built_app(folder):
    app(folder)
    with zipfile.ZipFile(folder / "App.ipa", "w") as file:
        file.writestr("Payload/App.app/Info.plist", info_plist(["Absent.ttf"]))
        for number in range(200):
            file.writestr(f"Payload/App.app/F{number}.ttf", FONT)
    return Command("built", ["check", "App.ipa", "--output", "out/file"], 1)


@case(skip=CANNOT_HOLD)
def built_app_is_unpacked(folder):
    """What is unpacked is gone, and the report is whole."""
    command = built_app(folder)
    files = Files(folder, command)
    yield files.undisturbed()
    watch = held("rename", signal.SIGINT, at=0)
    yield Attack(command.arguments, ends_by(signal.SIGINT), after=lambda: files.faults() + was_held(watch), streams=watch.streams, moment="held")
    for moment in range(12):
        pause, number = files.seconds * moment / 12, ENDING[moment % 3]
        start = lambda process: threading.Timer(pause, stop, [process, number]).start()
        yield Attack(command.arguments, (*ends_by(number), 1), after=files.faults, streams={"while_running": start}, moment=f"{signal.Signals(number).name} after {pause * 1000:.0f} ms")


@case(skip=CANNOT_HOLD)
def unpacked_files_are_gone_before_the_program(folder):
    """A signal removes what is unpacked: that nothing is there any more is not reported meanwhile."""
    command = built_app(folder)
    files = Files(folder, command)
    yield files.undisturbed()
    for part in (0.4, 0.6, 0.8):
        # The first of these calls empties the folder.
        watch = Watch(["unlink"], lambda process, count: time.sleep(0.4) if count == 0 else None)

        def start(process):
            watch.streams["while_running"](process)
            threading.Timer(part * files.seconds, stop, [process, signal.SIGINT]).start()

        yield Attack(command.arguments, (*ends_by(signal.SIGINT), 1), after=files.faults, streams={**watch.streams, "while_running": start}, moment=f"after {part:.0%} of its time")


def slow_reader_case(command):
    """A reader that takes nothing: the program waits, and a signal ends that."""

    def make(folder):
        app(folder, findings=1_000)
        for number in ENDING if command.name == "terminal" else (signal.SIGINT,):
            read, write = os.pipe()
            waited = []

            def start(process):
                def end():
                    # A second look: between two pieces of a report it does not sleep for long.
                    waited.append(wait_until(lambda: waiting_bytes(read) > 60_000 and sleeps(process)))
                    stop(process, number)

                os.close(write)
                threading.Thread(target=end, daemon=True).start()

            def after():
                os.close(read)
                return [] if waited == [True] else ["never waited for the reader"]

            yield Attack(command.arguments, ends_by(number), streams={"stdout": write, "while_running": start}, after=after, slack=2, moment=signal.Signals(number).name)

    case(named(__name__, make, f"reader_that_waits_{command.name}"))


# Those that print more of a thousand findings than a pipe holds.
for command in PRINTERS:
    if command.name in {*REPORTERS, "references"} - {"summary"}:
        slow_reader_case(command)


def fifo_case(option):
    """A FIFO that nobody opens, and one that nobody reads: the program waits, and a signal ends that."""

    def make(folder):
        app(folder, findings=1_000)
        os.mkfifo(folder / "fifo")
        value = "json=fifo" if option == "--report" else "fifo"
        for is_open in (False, True):
            for number in ENDING:
                reader = os.open(folder / "fifo", os.O_RDONLY | os.O_NONBLOCK) if is_open else None
                waited = []

                def start(process):
                    def end():
                        if is_open:
                            waited.append(wait_until(lambda: waiting_bytes(reader) > 60_000 and sleeps(process)))
                        else:
                            waited.append(wait_until(lambda: waits_to_open(process)))
                        stop(process, number)

                    threading.Thread(target=end, daemon=True).start()

                def after():
                    if reader is not None:
                        os.close(reader)
                    return [] if waited == [True] else ["never waited for the reader"]

                yield Attack(["check", "App", option, value, "--quiet"], ends_by(number), streams={"while_running": start}, after=after, slack=2, moment=f"{signal.Signals(number).name}, {'not read' if is_open else 'not opened'}")

    case(named(__name__, make, f"fifo_that_waits_{option.strip('-').replace('-', '_')}"))


def waits_to_open(process) -> bool:
    """Whether a thread waits for the other end of a FIFO."""
    try:
        for task in os.listdir(f"/proc/{process.pid}/task"):
            with open(f"/proc/{process.pid}/task/{task}/wchan") as file:
                if file.read() in ("wait_for_partner", "fifo_open"):
                    return True
    except OSError:
        pass
    return False


for option in ("--output", "--report", "--write-baseline"):
    fifo_case(option)


def race_case(name, first, second):
    """Two runs write one file: it is what one of them writes, whole."""

    def make(folder):
        app(folder)
        files = Files(folder, Command(name, first, 1))
        yield files.undisturbed()
        texts = {"out/file": files.new["out/file"]}
        other = Files(folder, Command(name, second, 1))
        yield other.undisturbed()
        others = {"out/file": other.new["out/file"]}

        def decide(process, count):
            program = os.readlink(f"/proc/{process.pid}/exe")
            subprocess.run([program, *second], cwd=folder, capture_output=True, stdin=subprocess.DEVNULL)
            between.append(files.now())

        between = []
        watch = Watch(["rename"], decide)

        def after():
            faults = was_held(watch) if between == [others] else ["the second run did not write its file beside the first"]
            return faults + files.faults(texts)

        yield Attack(first, (1,), after=after, streams=watch.streams, slack=2, moment="the one within the other")
        for moment in range(8):
            runs = []

            def start(process):
                program = os.readlink(f"/proc/{process.pid}/exe")
                time.sleep(moment * files.seconds / 8)
                runs.append(subprocess.Popen([program, *second], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

            def afterwards():
                faults = [] if runs[0].wait() == 1 else ["the second run failed"]
                if files.now() not in (texts, others):
                    faults.append("the file is of neither run")
                faults += [f"left {path.name}" for path in files.leftovers()]
                files.restore()
                return faults

            yield Attack(first, (1,), after=afterwards, streams={"while_running": start}, slack=2, moment=f"the second after {moment}/8 of the first")

    case(named(__name__, make, f"two_runs_{name}"), skip=CANNOT_HOLD)


race_case("report", ["check", "App", "--quiet", "--report", "json=out/file"], ["check", "App", "--quiet", "--report", "sarif=out/file"])
race_case("output", ["check", "App", "--quiet", "--output", "out/file"], ["check", "App", "--quiet", "--reporter", "html", "--output", "out/file"])


@case(skip=CANNOT_HOLD)
def source_changes_while_it_is_fixed(folder):
    """What somebody saves meanwhile is not lost."""
    app(folder)
    saved = b'let a = UIFont(name: "gatesans-regular", size: 12) // saved meanwhile\n'
    before = (folder / "App/Theme.swift").read_bytes()

    def decide(process, count):
        if count == 0:
            (folder / "App/Theme.swift").write_bytes(saved)
            time.sleep(0.01)

    watch = Watch(["fchmod"], decide)

    def after():
        text = (folder / "App/Theme.swift").read_bytes()
        faults = [] if b"saved meanwhile" in text else ["what was saved is gone"]
        return faults + was_held(watch) + ([] if text != before else ["the file was not saved"])

    yield Attack(["fix", "App"], (1, 73), after=after, streams=watch.streams)
