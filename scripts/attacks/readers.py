"""Readers that leave, and streams that are closed: no crash, no wait, and nothing that looks like a failure."""

import os
import signal
import threading

from . import FONT, Attack, case, write
from ._commands import PRINTERS, Command, app, named

CRASHES = ["cannot write", "Fatal", "fatal", "Illegal", "Broken pipe", "rror: "]


def quiet(outcome):
    text = outcome.errors.decode("utf-8", "replace")
    return [f"says {word!r}" for word in CRASHES if word in text]


def leaving_case(command):
    """`| true`, `| head -1`, and a reader that leaves in the middle; with SIGPIPE ignored before, too."""

    def make(folder):
        app(folder, findings=1_000)
        for count, isIgnored in ((0, command.name in ("terminal", "version")), (1, False), (100_000, False)):
            read, write_end = os.pipe()
            streams = {"stdout": write_end}
            if count == 0:
                os.close(read)

            def start(process):
                def take():
                    left = count
                    while left > 0 and (piece := os.read(read, min(left, 4096))):
                        left -= len(piece)
                    if count:
                        os.close(read)

                os.close(write_end)
                threading.Thread(target=take, daemon=True).start()

            streams["while_running"] = start
            if isIgnored:
                streams["before_start"] = lambda: signal.signal(signal.SIGPIPE, signal.SIG_IGN)
            yield Attack(command.arguments, (command.code,), judge=quiet, streams=streams, slack=2, moment=f"after {count} bytes")

    case(named(__name__, make, f"leaves_{command.name}"))


def closed_case(command):
    """`<&-`, `2>&-`, and `>&-`: what is printed elsewhere is the same, byte by byte."""

    def make(folder):
        app(folder)
        whole = []

        def keep(outcome):
            whole.append(outcome)
            return [] if outcome.output else ["prints nothing"]

        yield Attack(command.arguments, (command.code,), judge=keep)
        output, errors = whole[0].output, whole[0].errors
        same = lambda outcome: [] if (outcome.output, outcome.errors) == (output, errors) else ["prints other bytes"]
        yield Attack(command.arguments, (command.code,), judge=same, streams={"closed": [0]}, moment="<&-")
        # Who says nothing does not notice.
        code = 73 if errors else command.code
        yield Attack(command.arguments, (code,), judge=lambda outcome: [] if outcome.output == output else [f"prints other bytes: {outcome.output[-120:]!r}"], streams={"closed": [2]}, moment="2>&-")

        def said(outcome):
            text = outcome.errors.decode("utf-8", "replace")
            faults = [] if text.count("fontgate: cannot write standard output: is closed\n") == 1 else [f"says {text[-200:]!r}"]
            return faults + ([] if outcome.output == b"" else ["writes to what was closed"])

        yield Attack(command.arguments, (73,), judge=said, streams={"closed": [1]}, moment=">&-")
        yield Attack(command.arguments, (73,), streams={"closed": [1, 2]}, moment=">&- 2>&-")
        yield Attack(command.arguments, (73,), streams={"closed": [0, 1, 2]}, moment="<&- >&- 2>&-")

    case(named(__name__, make, f"closed_streams_{command.name}"))


for command in PRINTERS:
    leaving_case(command)
    closed_case(command)


@case
def leaves_with_other_reports_to_write(folder):
    """They are written all the same, and whole."""
    app(folder, findings=1_000)
    read, write_end = os.pipe()
    os.close(read)

    def after():
        os.close(write_end)
        texts = [(folder / name).read_text() for name in ("a.json", "b.csv")]
        return [] if texts[0].endswith("}\n") and "Wrong-999" in texts[1] else ["the other reports are not whole"]

    yield Attack(["check", "App", "--report", "json=a.json", "--report", "csv=b.csv"], (1,), judge=quiet, after=after, streams={"stdout": write_end}, slack=2)


@case
def nobody_reads_what_goes_wrong(folder):
    """Standard error is a pipe whose reader has left."""
    app(folder)
    for command in (Command("check", ["check", "App", "nothing"], 66), Command("usage", ["check", "--no-such-option"], 64)):
        read, write_end = os.pipe()
        os.close(read)
        yield Attack(command.arguments, (command.code,), after=lambda: os.close(write_end) or [], streams={"stderr": write_end}, moment=command.name)


@case
def leaves_while_many_fonts_are_inspected(folder):
    """JSON is printed font by font: the rest is not waited for by anybody."""
    write(folder, {f"Fonts/F{number}.ttf": FONT for number in range(300)})
    read, write_end = os.pipe()

    def start(process):
        os.close(write_end)
        os.read(read, 10)
        os.close(read)

    yield Attack(["inspect", "Fonts", "--format", "json"], (0,), judge=quiet, streams={"stdout": write_end, "while_running": start})
