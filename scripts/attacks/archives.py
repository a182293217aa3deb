"""Archives that lie, grow, or are no archives."""

import io
import os
import signal
import struct
import threading
import time
import zipfile

from . import FONT, Attack, case, info_plist, write

NAME = "Payload/App.app"


def archive(folder, members, name="App.ipa"):
    with zipfile.ZipFile(folder / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path, content in members:
            if callable(content):
                with file.open(path, "w", force_zip64=True) as stream:
                    content(stream)
            else:
                file.writestr(path, content)


def app_members():
    return [(f"{NAME}/Info.plist", info_plist(["Absent.ttf", "GateSans-Regular.ttf"])), (f"{NAME}/GateSans-Regular.ttf", FONT)]


def zeros(count):
    def fill(stream):
        block = b"\0" * (1 << 20)
        for _ in range(count >> 20):
            stream.write(block)

    return fill


@case
def member_that_grows(folder):
    archive(folder, app_members() + [(f"{NAME}/Huge.ttf", zeros(1 << 30))])
    return Attack(["check", "App.ipa"], (1,), says=["Absent.ttf", "Huge.ttf"])


@case
def manifest_that_grows(folder):
    archive(folder, [(f"{NAME}/Info.plist", zeros(1 << 30)), (f"{NAME}/GateSans-Regular.ttf", FONT)])
    return Attack(["check", "App.ipa"], (1,), says=["Info.plist"])


@case
def member_that_nobody_reads_grows(folder):
    archive(folder, app_members() + [(f"{NAME}/Assets.car", zeros(1 << 30)), (f"{NAME}/App", zeros(1 << 29))])
    return Attack(["check", "App.ipa"], (1,), says=["Absent.ttf"])


def lie(folder, size):
    """Says of every member that it is smaller than it is."""
    path = folder / "App.ipa"
    data = bytearray(path.read_bytes())
    at = data.find(b"PK\1\2")
    while at >= 0:
        data[at + 24 : at + 28] = struct.pack("<I", size)
        at = data.find(b"PK\1\2", at + 4)
    at = data.find(b"PK\3\4")
    while at >= 0:
        data[at + 22 : at + 26] = struct.pack("<I", size)
        at = data.find(b"PK\3\4", at + 4)
    path.write_bytes(data)


@case
def sizes_that_are_too_small(folder):
    # Streamed: the memory of this process would count as that of the program it starts.
    with zipfile.ZipFile(folder / "App.ipa", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path, content in app_members():
            file.writestr(path, content)
        with file.open(f"{NAME}/Huge.ttf", "w") as stream:
            zeros(600 << 20)(stream)
    lie(folder, 100)
    return Attack(["check", "App.ipa"], (1,))


@case
def many_members_that_grow(folder):
    content = FONT + b"\0" * (20 << 20)
    archive(folder, app_members() + [(f"{NAME}/Font{n}.ttf", content) for n in range(60)])
    return Attack(["check", "App.ipa"], (1,), says=["Absent.ttf"])


@case
def many_members(folder):
    with zipfile.ZipFile(folder / "App.ipa", "w", zipfile.ZIP_STORED) as file:
        for path, content in app_members():
            file.writestr(path, content)
        for n in range(100_000):
            file.writestr(f"{NAME}/d{n % 300}/f{n}.png", b"")
    return Attack(["check", "App.ipa"], (1,), says=["Absent.ttf"])


@case
def many_fonts(folder):
    with zipfile.ZipFile(folder / "App.ipa", "w", zipfile.ZIP_DEFLATED) as file:
        for path, content in app_members():
            file.writestr(path, content)
        for n in range(50_000):
            file.writestr(f"{NAME}/f{n}.ttf", b"x")
    return Attack(["check", "App.ipa"], (1,), says=["Absent.ttf"], slack=2)


@case
def fifo_named_like_an_archive(folder):
    os.mkfifo(folder / "App.ipa")
    return Attack(["check", "App.ipa"], (66,), says=["App.ipa"])


@case
def device_named_like_an_archive(folder):
    (folder / "App.ipa").symlink_to("/dev/zero")
    return Attack(["check", "App.ipa"], (66,), says=["App.ipa"])


@case
def folder_named_like_an_archive(folder):
    write(folder, {"App.ipa/Payload/App.app/Info.plist": info_plist()})
    return Attack(["check", "App.ipa"], (0, 1, 66))


def broken(name, data):
    def make(folder):
        write(folder, {"App.ipa": data})
        return Attack(["check", "App.ipa"], (1, 66), says=["App.ipa"])

    make.__module__ = __name__
    make.__name__ = f"broken_{name}"
    case(make)


def good():
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as file:
        for path, content in app_members():
            file.writestr(path, content)
    return stream.getvalue()


broken("empty", b"")
broken("nonsense", b"not an archive\n" * 1_000)
broken("truncated", good()[:-60])
broken("head_only", good()[:40])
broken("html", b"<html>" + b"a" * 10_000)
broken("gzip", b"\x1f\x8b\x08" + b"\0" * 10_000)
broken("end_only", b"PK\5\6" + b"\xff" * 18)
broken("offset_outside", good()[:-6] + b"\xff\xff\xff\x7f\0\0")


@case
def names_that_lead_out(folder):
    archive(folder, app_members() + [(f"{NAME}/../../../../out.ttf", FONT), ("/tmp/fontgate-out.ttf", FONT), (f"{NAME}/\x1b[31mred.ttf", FONT), (f"{NAME}/*.ttf", FONT), (f"{NAME}/[a-z].ttf", FONT), (f"{NAME}/a\nb.ttf", FONT), ("-d.ttf", FONT), (f"{NAME}/a\\b.ttf", FONT)])

    def after():
        return [f"{path} was written" for path in ("/tmp/fontgate-out.ttf", folder.parent / "out.ttf") if os.path.exists(path)]

    return Attack(["check", "App.ipa"], (1,), says=["Absent.ttf"], keeps_silent=["\x1b"], after=after)


@case
def members_that_are_links(folder):
    with zipfile.ZipFile(folder / "App.ipa", "w") as file:
        for path, content in app_members():
            file.writestr(path, content)
        for name, to in (("L.ttf", "/etc/passwd"), ("M.ttf", "/dev/zero"), ("dir", "/"), ("Frameworks", "/usr")):
            entry = zipfile.ZipInfo(f"{NAME}/{name}")
            entry.create_system = 3
            entry.external_attr = 0o120777 << 16
            file.writestr(entry, to)
        file.writestr(f"{NAME}/dir/x.ttf", FONT)
    return Attack(["check", "App.ipa"], (1,), says=["Absent.ttf"], keeps_silent=["root:"])


@case
def same_member_again(folder):
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        archive(folder, app_members() + [(f"{NAME}/GateSans-Regular.ttf", b"other"), (f"{NAME}/Info.plist", info_plist(["Second.ttf"])), (f"{NAME}/gatesans-regular.TTF", FONT)])
    return Attack(["check", "App.ipa"], (1,))


@case
def encrypted_member(folder):
    data = bytearray(good())
    for mark, at in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        place = data.find(mark)
        while place >= 0:
            data[place + at] |= 1
            place = data.find(mark, place + 4)
    write(folder, {"App.ipa": bytes(data)})
    return Attack(["check", "App.ipa"], (1, 66), says=["App.ipa"])


def interrupted(name, number):
    def make(folder):
        archive(folder, app_members() + [(f"{NAME}/Huge{n}.ttf", FONT + b"\0" * (30 << 20)) for n in range(8)])
        temporary = folder.parent / "temporary"

        def start(process):
            def stop():
                # In the midst of what there is to clean up, where there is anything.
                for _ in range(500):
                    if any(temporary.rglob("Huge*")):
                        break
                    time.sleep(0.005)
                try:
                    os.kill(process.pid, number)
                except ProcessLookupError:
                    pass

            threading.Thread(target=stop, daemon=True).start()

        # It may also be done before: what counts is that nothing is left.
        return Attack(["check", "App.ipa"], (-number, 128 + number, 0, 1), streams={"while_running": start})

    make.__module__ = __name__
    make.__name__ = f"interrupted_by_{name}"
    case(make)


interrupted("interrupt", signal.SIGINT)
interrupted("termination", signal.SIGTERM)
interrupted("hang_up", signal.SIGHUP)
