"""Stops a program at chosen system calls: to look at it in their midst, or to make them fail.

Linux tells another process of the calls (seccomp, "user notification") before they are made, and makes them
when that says so. It takes no privileges, and works for programs that are linked statically.
"""

import ctypes
import fcntl
import os
import platform
import select
import socket
import struct
import threading

# The numbers of the calls, and of the machine.
NUMBERS = {
    "x86_64": (0xC000003E, {"fchmod": (91,), "rename": (82, 264, 316), "unlink": (84, 87, 263)}, 317),
    "aarch64": (0xC00000B7, {"fchmod": (52,), "rename": (38, 276), "unlink": (35,)}, 277),
}

NO_NEW_PRIVILEGES = 38
SET_MODE_FILTER = 1
NEW_LISTENER = 8
ALLOW, ASK = 0x7FFF0000, 0x7FC00000
LOAD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
RECEIVE, SEND = 0xC0502100, 0xC0182101
CONTINUE = 1


def reason_to_skip() -> str:
    """Why this machine cannot do it; empty where it can."""
    if platform.machine() not in NUMBERS:
        return f"the numbers of system calls are not known for {platform.machine()}"
    child = os.fork()
    if child == 0:
        try:
            os.close(_install(["rename"]))
            os._exit(0)
        finally:
            os._exit(1)
    return "" if os.waitpid(child, 0)[1] == 0 else "the system does not tell of system calls"


def _install(names) -> int:
    """Makes this process ask before the calls; gives the descriptor from which the questions are read."""
    machine, numbers, seccomp = NUMBERS[platform.machine()]
    wanted = [number for name in names for number in numbers[name]]
    lines = [(LOAD, 0, 0, 4), (JUMP_IF_EQUAL, 0, len(wanted) + 1, machine), (LOAD, 0, 0, 0)]
    lines += [(JUMP_IF_EQUAL, len(wanted) - place, 0, number) for place, number in enumerate(wanted)]
    lines += [(RETURN, 0, 0, ALLOW), (RETURN, 0, 0, ASK)]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *line) for line in lines))
    program = struct.pack("HxxxxxxP", len(lines), ctypes.addressof(code))
    system = ctypes.CDLL(None, use_errno=True)
    if system.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")
    listener = system.syscall(seccomp, SET_MODE_FILTER, NEW_LISTENER, program)
    if listener < 0:
        raise OSError(ctypes.get_errno(), "seccomp")
    return listener


class Watch:
    """Asks `decide` before each call of some names: it gets the process and how many came before this one.

    `decide` gives the number of an error for the call to fail with, or nothing. `streams` are arguments of
    `bounded_run.run`; `count` is how many calls there were.
    """

    def __init__(self, names, decide):
        self.names = names
        self.decide = decide
        self.count = 0
        self.own, self.other = socket.socketpair()

    @property
    def streams(self) -> dict:
        return {"before_start": self._start, "while_running": self._answer}

    def _start(self):
        listener = _install(self.names)
        socket.send_fds(self.other, [b"1"], [listener])

    def _answer(self, process):
        self.other.close()
        _, descriptors, _, _ = socket.recv_fds(self.own, 1, 1)
        threading.Thread(target=self._listen, args=(process, descriptors[0]), daemon=True).start()

    def _listen(self, process, listener):
        questions = select.poll()
        questions.register(listener, select.POLLIN)
        try:
            while not questions.poll()[0][1] & select.POLLHUP:
                question = bytearray(80)
                fcntl.ioctl(listener, RECEIVE, question)
                number = self.decide(process, self.count)
                self.count += 1
                identifier = struct.unpack_from("Q", question)[0]
                answer = (0, 0, CONTINUE) if number is None else (0, -number, 0)
                fcntl.ioctl(listener, SEND, bytearray(struct.pack("=Qqii", identifier, *answer)))
        except OSError:
            # The process has ended.
            pass
        finally:
            os.close(listener)
            self.own.close()
