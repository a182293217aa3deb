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
    """A table of names; those with one text share its bytes."""
    head, body = b"", b""
    places = {}
    for identifier, value in records:
        if value not in places:
            places[value] = len(body)
            body += value
        head += struct.pack(">HHHHHH", 3, 1, language, identifier, len(value), places[value])
    return struct.pack(">HHH", 0, len(records), 6 + len(head)) + head + body


READ = {
    "inspect": ["inspect", "--format", "json", "--all-names", "--coverage", "."],
    "audit": ["audit", "."],
    "draw": ["inspect", "--format", "html", "."],
}


def each_way(name, make_files, codes=(0, 1)):
    for way, arguments in READ.items():

        def make(folder, arguments=arguments):
            make_files(folder)
            write(folder, {"Good.ttf": FONT})
            says = {"json": ["GateSans-Regular"], "html": ["Gate Sans"]}.get(arguments[2] if len(arguments) > 2 else "", [])
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


def character_map(records: list[tuple[int, int, int]], tables: bytes) -> bytes:
    """A table of maps; `records` hold platform, encoding and the place of a map within `tables`."""
    start = 4 + 8 * len(records)
    return struct.pack(">HH", 0, len(records)) + b"".join(struct.pack(">HHI", platform, encoding, start + place) for platform, encoding, place in records) + tables


def groups(count: int) -> bytes:
    body = b"".join(struct.pack(">III", n * 2, n * 2, 1) for n in range(count))
    return struct.pack(">HHIII", 12, 0, 16 + len(body), 0, count) + body


def variation_sequences(selectors: int, ranges: int) -> bytes:
    """Many selectors that all stand for the same long list."""
    start = 10 + 11 * selectors
    records = b"".join((0xFE00 + n).to_bytes(3, "big") + struct.pack(">II", start, 0) for n in range(selectors))
    listed = struct.pack(">I", ranges) + b"".join((n * 2).to_bytes(3, "big") + b"\0" for n in range(ranges))
    return struct.pack(">HII", 14, start + len(listed), selectors) + records + listed


def woff(contents: dict[bytes, bytes]) -> bytes:
    import zlib

    at, total = 44 + 20 * len(contents), 12 + 16 * len(contents)
    head, body = b"", b""
    for tag in sorted(contents):
        value = contents[tag]
        packed = min(zlib.compress(value, 9), value, key=len)
        head += tag + struct.pack(">IIII", at + len(body), len(packed), len(value), 0)
        body += packed + b"\0" * (-len(packed) % 4)
        total += len(value) + (-len(value) % 4)
    return b"wOFF" + SFNT + struct.pack(">IHHIHHIIIII", at + len(body), len(contents), 0, total, 1, 0, 0, 0, 0, 0, 0) + head + body


def suitcase(font: bytes) -> bytes:
    """A font as the only resource of a classic Mac's file."""
    data = struct.pack(">I", len(font)) + font
    types = struct.pack(">H4sHH", 0, b"sfnt", 0, 10)
    references = struct.pack(">HHII", 128, 0xFFFF, 0, 0)
    length = 28 + len(types) + len(references)
    start = struct.pack(">IIII", 256, 256 + len(data), len(data), length)
    body = struct.pack(">IHHHH", 0, 0, 0, 28, length)
    return start.ljust(256, b"\0") + data + start + body + types + references


def each_container(folder, contents):
    plain = font(contents)
    write(folder, {"Plain.ttf": plain, "Web.woff": woff(contents), "Suitcase.dfont": suitcase(plain), "Old.ttf": b"\0\2\0\0" + plain[4:]})


def many_maps_of_one_table(folder):
    contents = tables(FONT)
    contents[b"cmap"] = character_map([(3, 10, 0)] * 65_000, groups(20_000))
    each_container(folder, contents)


def variation_sequences_that_share_a_list(folder):
    contents = tables(FONT)
    contents[b"cmap"] = character_map([(0, 5, 0)], variation_sequences(100_000, 400_000))
    each_container(folder, contents)


def index(items: list[bytes]) -> bytes:
    offsets = [1]
    for item in items:
        offsets.append(offsets[-1] + len(item))
    return struct.pack(">HB", len(items), 4) + b"".join(struct.pack(">I", offset) for offset in offsets) + b"".join(items)


def outlines_that_work(glyphs: int) -> bytes:
    """Outlines of CFF whose glyphs call subroutines that call others: 18 million instructions each."""
    number = lambda value: struct.pack(">Bi", 29, value)
    call = lambda target: struct.pack(">Bh", 28, target - 107) + b"\x1d"
    subroutines = [(b"\x8c" + b"\x0c\x12") * 1_000 + b"\x0b"]
    for level, times in ((0, 10), (1, 10), (2, 10), (3, 9)):
        subroutines.append(call(level) * times + b"\x0b")
    glyph = b"\x8b\x8b\x15" + call(4) + b"\x0e"
    head = bytes([1, 0, 4, 4]) + index([b"Gate"])
    rest = index([]).replace(b"\0\0\4\0\0\0\1", b"\0\0") + index(subroutines)
    size = len(head) + len(index([number(0) + b"\x11"])) + len(rest)
    return head + index([number(size) + b"\x11"]) + rest + index([glyph] * glyphs)


def outlines_that_take_long(folder):
    contents = {tag: value for tag, value in tables(FONT).items() if tag not in (b"glyf", b"loca")}
    contents[b"CFF "] = outlines_that_work(struct.unpack(">H", contents[b"maxp"][4:6])[0])
    # One group has all the capitals with accents.
    contents[b"cmap"] = character_map([(3, 10, 0)], struct.pack(">HHIIIIII", 12, 0, 28, 0, 1, 0xC0, 0xDE, 1)) + b"\0" * 40_000
    write(folder, {"Works.otf": b"OTTO" + font(contents)[4:], "Works.ttc": collection(contents, 1024, True).replace(SFNT, b"OTTO", 2).replace(b"OTTO", SFNT, 1)})


def collection_without_characters_but_names_of_glyphs(folder):
    contents = tables(FONT)
    contents[b"cmap"] = character_map([], b"")
    contents[b"maxp"] = contents[b"maxp"][:4] + b"\xff\xff" + contents[b"maxp"][6:]
    names = b"".join(bytes([7]) + b"uni%04X" % n for n in range(32_000))
    contents[b"post"] = struct.pack(">IIhhIIIII", 0x20000, 0, 0, 0, 0, 0, 0, 0, 0) + struct.pack(">H", 65_535) + b"".join(struct.pack(">H", 258 + n % 32_000) for n in range(65_535)) + names
    write(folder, {"Glyphs.ttc": collection(contents, 1024, True)})


def collection_with_many_name_records(folder):
    contents = tables(FONT)
    record = struct.pack(">HHHHHH", 3, 1, 0x409, 9, 4, 0)
    contents[b"name"] = struct.pack(">HHH", 0, 65_535, 65_535) + record * 65_535 + b"\0A\0B"
    write(folder, {"Records.ttc": collection(contents, 1024, True)})


def many_axes_of_many_instances(folder):
    """FreeType looks through all instances for the one that has all axes at their default."""
    contents = tables(FONT)
    contents[b"fvar"] = struct.pack(">HHHHHHHH", 1, 0, 16, 2, 0x3FFE, 20, 0x7EFF, 4 + 4 * 0x3FFE) + b"\1" * 20 * 0x3FFE
    made = font(contents)
    place = made.index(b"fvar", 12)
    made = made[: place + 12] + struct.pack(">I", 0x7FFFFFFF) + made[place + 16 :]
    with open(folder / "Axes.ttf", "wb") as file:
        file.write(made)
        file.truncate(0x90000000)


def names_without_end(folder):
    contents = tables(FONT)
    text = "Gate Sans ".encode("utf-16-be") * 3_000
    contents[b"name"] = name_table([(identifier, text) for identifier in (1, 2, 4, 6, 16, 17)])
    write(folder, {"Endless.ttf": font(contents)})


def collection_of_cut_tables(folder):
    contents = tables(FONT)
    body = collection({**contents, **{struct.pack(">I", 0x41414141 + index): b"abcd" for index in range(200)}}, 1024, True)
    for n in range(200):
        tag = struct.pack(">I", 0x41414141 + n)
        place = body.index(tag)
        body = body[: place + 8] + struct.pack(">II", 0x7FFFFFFF, 4) + body[place + 16 :]
    write(folder, {"Cut.ttc": body})


def glyphs_of_parts_of_parts(folder):
    """Each glyph is 300 times the one before it, and the first has nothing to draw."""
    count = 12
    glyphs, places = b"", struct.pack(">I", 0)
    for number in range(count):
        if number:
            glyphs += struct.pack(">hhhhh", -1, 0, 0, 0, 0)
            glyphs += b"".join(struct.pack(">HHBB", 0x22 if part < 299 else 2, number - 1, 0, 0) for part in range(300))
        places += struct.pack(">I", len(glyphs))
    contents = tables(FONT)
    contents[b"glyf"], contents[b"loca"] = glyphs, places
    contents[b"head"] = contents[b"head"][:50] + b"\0\1" + contents[b"head"][52:]
    contents[b"maxp"] = contents[b"maxp"][:4] + struct.pack(">H", count) + contents[b"maxp"][6:30] + struct.pack(">H", 100) + contents[b"maxp"][32:]
    contents[b"hhea"] = contents[b"hhea"][:34] + struct.pack(">H", 1) + contents[b"hhea"][36:]
    group = struct.pack(">HHIIIIII", 12, 0, 28, 0, 1, 0x20, 0x20 + count - 1, 0)
    contents[b"cmap"] = struct.pack(">HHHHI", 0, 1, 3, 10, 12) + group
    write(folder, {"Parts.ttf": font(contents)})


for made in (
    glyphs_of_parts_of_parts,
    many_maps_of_one_table,
    variation_sequences_that_share_a_list,
    outlines_that_take_long,
    collection_without_characters_but_names_of_glyphs,
    collection_with_many_name_records,
    many_axes_of_many_instances,
    names_without_end,
    collection_of_cut_tables,
):
    each_way(made.__name__, made)


@case
def many_copies_of_one_font(folder):
    write(folder, {f"App/Font{n}.ttf": FONT for n in range(1_000)})
    write(folder, {"App/Info.plist": info_plist([f"Font{n}.ttf" for n in range(1_000)]), "App/Fonts.swift": 'let font = UIFont(name: "Gate-Wrong", size: 12)\n'})
    return Attack(["check", "App"], (1,), says=["Gate-Wrong"], slack=2)


@case
def a_page_of_many_copies_of_one_font(folder):
    write(folder, {f"App/Font{n}.ttf": FONT for n in range(1_000)})
    write(folder, {"App/Info.plist": info_plist([f"Font{n}.ttf" for n in range(1_000)]), "App/Fonts.swift": 'let font = UIFont(name: "Gate-Wrong", size: 12)\n'})
    return Attack(["check", "App", "--reporter", "html"], (1,), says=["Gate-Wrong"], slack=2)


@case
def many_broken_fonts(folder):
    write(folder, {f"F{n}.ttf": FONT[: n % len(FONT)] for n in range(2_000)})
    return Attack(["audit", "."], (1,), slack=2)
