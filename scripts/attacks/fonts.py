"""Fonts that are small on disk and large in memory, or claim to be."""

import os
import struct

from . import FONT, Attack, case, info_plist, write

SFNT = b"\0\1\0\0"


def tables(font: bytes) -> dict[bytes, bytes]:
    count = struct.unpack(">H", font[4:6])[0]
    found = {}
    for index in range(count):
        tag, _, offset, length = struct.unpack(">4sIII", font[12 + 16 * index : 28 + 16 * index])
        found[tag] = font[offset : offset + length]
    return found


def directory(records: dict[bytes, tuple[int, int]]) -> bytes:
    """A table directory: where each table begins and how long it says it is."""
    body = b"".join(tag + struct.pack(">III", 0, *records[tag]) for tag in sorted(records))
    return SFNT + struct.pack(">HHHH", len(records), 0, 0, 0) + body


def font(contents: dict[bytes, bytes], lengths: dict[bytes, int] | None = None, start: int = 0) -> bytes:
    """A font of these tables; `lengths` are those that lie."""
    at = start + 12 + 16 * len(contents)
    records, body = {}, b""
    for tag in sorted(contents):
        records[tag] = (at + len(body), (lengths or {}).get(tag, len(contents[tag])))
        body += contents[tag] + b"\0" * (-len(contents[tag]) % 4)
    return directory(records) + body


def name_table(records: list[tuple[int, bytes]], language: int = 0x409) -> bytes:
    head, body = b"", b""
    for identifier, value in records:
        head += struct.pack(">HHHHHH", 3, 1, language, identifier, len(value), len(body))
        body += value
    return struct.pack(">HHH", 0, len(records), 6 + len(head)) + head + body


READ = {"inspect": ["inspect", "--format", "json", "--all-names", "--coverage", "."], "audit": ["audit", "."]}


def each_way(name, make_files, codes=(0, 1)):
    for way, arguments in READ.items():

        def make(folder, arguments=arguments):
            make_files(folder)
            write(folder, {"Good.ttf": FONT})
            says = ["GateSans-Regular"] if arguments[0] == "inspect" else []
            return Attack(arguments, codes, says=says)

        make.__module__ = __name__
        make.__name__ = f"{way}_{name}"
        case(make)


def collection(contents, faces, shared):
    """A collection whose faces share all tables but those that `shared` lacks."""
    head = b"ttcf" + struct.pack(">HHI", 1, 0, faces)
    start = len(head) + 4 * faces
    size = 12 + 16 * len(contents)
    base = start + (size if shared else size * faces)
    records, body = {}, b""
    for tag in sorted(contents):
        records[tag] = (base + len(body), len(contents[tag]))
        body += contents[tag] + b"\0" * (-len(contents[tag]) % 4)
    one = directory(records)
    offsets = [start + (0 if shared else size * index) for index in range(faces)]
    return head + struct.pack(f">{faces}I", *offsets) + one * (1 if shared else faces) + body


def collection_of_many_faces(folder):
    write(folder, {"Many.ttc": collection(tables(FONT), 1024, False), "Shared.ttc": collection(tables(FONT), 1024, True), "Claims.ttc": b"ttcf" + struct.pack(">HHI", 1, 0, 0xFFFFFFFF) + b"\0" * 4096})


def collection_with_long_names(folder):
    contents = tables(FONT)
    contents[b"name"] = name_table([(6, ("Gate" * 5000).encode("utf-16-be"))] * 400)
    write(folder, {"Long.ttc": collection(contents, 512, True)})


def collection_with_many_characters(folder):
    contents = tables(FONT)
    groups = b"".join(struct.pack(">III", n * 2, n * 2, 1) for n in range(100_000))
    table = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, 100_000) + groups
    contents[b"cmap"] = struct.pack(">HHHHI", 0, 1, 3, 10, 12) + table
    write(folder, {"Characters.ttc": collection(contents, 256, True)})


def names_that_share_their_text(folder):
    """Thousands of records over the same 64 KB of text: megabytes of JSON from kilobytes of font."""
    text = "Gate Sans ".encode("utf-16-be") * 3_276
    records = b"".join(struct.pack(">HHHHHH", 3, 1, 0x409 + index, identifier, 65_520, 0) for index, identifier in enumerate([1, 2, 4, 6, 16, 17] * 1000))
    table = struct.pack(">HHH", 0, 6000, min(65_535, 6 + len(records))) + records
    contents = tables(FONT)
    contents[b"name"] = table + text
    write(folder, {"Names.ttf": font(contents)})


def names_of_another_encoding(folder):
    contents = tables(FONT)
    records = b"".join(struct.pack(">HHHHHH", 1, index % 30, index % 150, 1 + index % 20, 60_000, 0) for index in range(4_000))
    contents[b"name"] = struct.pack(">HHH", 0, 4_000, 6 + len(records)) + records + b"\xff\xc3" * 30_000
    write(folder, {"Names.ttf": font(contents)})


def many_instances(folder):
    contents = tables(FONT)
    axes = b"wght" + struct.pack(">iiiHH", 0, 400 << 16, 1000 << 16, 0, 256)
    instances = b"".join(struct.pack(">HHi", 2, 0, index << 16) for index in range(20_000))
    contents[b"fvar"] = struct.pack(">HHHHHHHH", 1, 0, 16, 2, 1, 20, 20_000, 8) + axes + instances
    write(folder, {"Instances.ttf": font(contents)})


def many_axes(folder):
    contents = tables(FONT)
    axes = (b"wght" + struct.pack(">iiiHH", 0, 400 << 16, 1000 << 16, 0, 256)) * 60_000
    contents[b"fvar"] = struct.pack(">HHHHHHHH", 1, 0, 16, 2, 60_000, 20, 0, 0) + axes
    write(folder, {"Axes.ttf": font(contents)})


for made in (collection_of_many_faces, collection_with_long_names, collection_with_many_characters, names_that_share_their_text, names_of_another_encoding, many_instances, many_axes):
    each_way(made.__name__, made)


def sparse(tag):
    def make_files(folder):
        contents = tables(FONT)
        content = contents.pop(tag, b"")
        at = 12 + 16 * (len(contents) + 1)
        records, body = {}, b""
        for other in sorted(contents):
            records[other] = (at + len(body), len(contents[other]))
            body += contents[other] + b"\0" * (-len(contents[other]) % 4)
        records[tag] = (at + len(body), 0xF0000000)
        with open(folder / "Sparse.ttf", "wb") as file:
            file.write(directory(records) + body + content)
            file.truncate(0xF8000000)

    return make_files


for tag in (b"OS/2", b"head", b"hhea", b"name", b"cmap", b"post", b"maxp", b"fvar", b"hmtx", b"loca", b"glyf", b"STAT", b"avar", b"meta", b"DSIG", b"kern", b"GPOS", b"CFF ", b"CFF2", b"sbix", b"SVG ", b"COLR"):
    each_way("sparse_" + tag.decode().strip().lower().replace("/", ""), sparse(tag))


def every_table_is_sparse(folder):
    contents = tables(FONT)
    records = {tag: (4096, 0xF0000000) for tag in contents}
    with open(folder / "Sparse.ttf", "wb") as file:
        file.write(directory(records))
        file.truncate(0xF8000000)


def empty_and_sparse(folder):
    with open(folder / "Zeros.ttf", "wb") as file:
        file.truncate(4 << 30)
    with open(folder / "Zeros.otf", "wb") as file:
        file.write(b"OTTO")
        file.truncate(4 << 30)
    for suffix, head in (("woff", b"wOFF"), ("woff2", b"wOF2"), ("ttc", b"ttcf\0\1\0\0\0\0\4\0"), ("pfb", b"\x80\1"), ("dfont", b"\0\0\1\0")):
        with open(folder / f"Zeros.{suffix}", "wb") as file:
            file.write(head)
            file.truncate(1 << 30)


def woff_that_grows(folder):
    """A compressed table of nothing but zeros, a thousand times as large when it is unpacked."""
    import zlib

    contents = tables(FONT)
    packed = {tag: zlib.compress(value) for tag, value in contents.items()}
    sizes = {tag: len(value) for tag, value in contents.items()}
    packed[b"zero"] = zlib.compress(b"\0" * 300_000_000, 9)
    sizes[b"zero"] = 300_000_000
    at = 44 + 20 * len(packed)
    head, body = b"", b""
    for tag in sorted(packed):
        head += tag + struct.pack(">IIII", at + len(body), len(packed[tag]), sizes[tag], 0)
        body += packed[tag] + b"\0" * (-len(packed[tag]) % 4)
    total = 12 + sum(16 + size + (-size % 4) for size in sizes.values())
    file = b"wOFF" + SFNT + struct.pack(">IHHIHHIIIII", at + len(body), len(packed), 0, total, 1, 0, 0, 0, 0, 0, 0) + head + body
    write(folder, {"Grows.woff": file})


def many_tables(folder):
    contents = tables(FONT)
    contents.update({struct.pack(">I", 0x41414141 + index): b"abcd" for index in range(60_000)})
    write(folder, {"Tables.ttf": font(contents)})


for made in (every_table_is_sparse, empty_and_sparse, woff_that_grows, many_tables):
    each_way(made.__name__, made)


@case
def many_copies_of_one_font(folder):
    write(folder, {f"App/Font{n}.ttf": FONT for n in range(1_000)})
    write(folder, {"App/Info.plist": info_plist([f"Font{n}.ttf" for n in range(1_000)]), "App/Fonts.swift": 'let font = UIFont(name: "Gate-Wrong", size: 12)\n'})
    return Attack(["check", "App"], (1,), says=["Gate-Wrong"], slack=2)


@case
def many_broken_fonts(folder):
    write(folder, {f"F{n}.ttf": FONT[: n % len(FONT)] for n in range(2_000)})
    return Attack(["audit", "."], (1,), slack=2)
