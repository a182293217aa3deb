"""The facts of a font as fontTools reads them, in the shape of `fontgate inspect --format json`.

Written against fontTools and the specification alone, so that it can disagree with fontgate.
"""

import math

from fontTools.misc.encodingTools import getEncoding
from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.ttLib import TTCollection, TTFont

WEIGHTS = {
    100: "Thin", 200: "Extra Light", 300: "Light", 400: "Regular", 500: "Medium",
    600: "Semibold", 700: "Bold", 800: "Extra Bold", 900: "Black",
}
WIDTHS = [
    "Ultra Condensed", "Extra Condensed", "Condensed", "Semi Condensed", "Normal",
    "Semi Expanded", "Expanded", "Extra Expanded", "Ultra Expanded",
]


def faces_of(path):
    """Every face of the file at `path`, as an open fontTools font."""
    with open(path, "rb") as file:
        is_collection = file.read(4) == b"ttcf"
    if is_collection:
        return list(TTCollection(path, lazy=True).fonts)
    return [TTFont(path, lazy=True)]


def facts_of_file(path, all_names=False):
    """The facts of the faces in the file, in their order."""
    return [facts_of_face(font, index, all_names) for index, font in enumerate(faces_of(path))]


def facts_of_face(font, index=0, all_names=False):
    """The facts of one face; a key without a value is left out."""
    os2 = table(font, "OS/2")
    head = font["head"]
    selection = os2.fsSelection if os2 else 0
    style = name(font, 17) or name(font, 2)
    slope = bool(selection & 0x201) or bool(head.macStyle & 2)
    is_oblique = bool(selection & 0x200) or "oblique" in (style or "").lower()
    post = table(font, "post")
    return present({
        "index": index,
        "postScriptName": postscript_name(font),
        "fullName": name(font, 4),
        "family": name(font, 16) or name(font, 1),
        "style": style,
        "legacyFamily": name(font, 1),
        "legacyStyle": name(font, 2),
        "version": name(font, 5),
        "weight": os2 and class_of(os2.usWeightClass, weight_name(os2.usWeightClass)),
        "width": os2 and class_of(os2.usWidthClass, width_name(os2.usWidthClass)),
        "slant": "oblique" if is_oblique else "italic" if slope else "upright",
        "isBold": bool(selection & 0x20) or bool(head.macStyle & 1),
        "isItalic": slope,
        "isMonospaced": bool(post and post.isFixedPitch),
        "unitsPerEm": head.unitsPerEm,
        "glyphCount": font["maxp"].numGlyphs,
        "characterCount": len(font.getBestCmap() or {}) if "cmap" in font else 0,
        "metrics": metrics(font, os2, post),
        "axes": axes(font),
        "instances": instances(font),
        "embedding": os2 and embedding(os2.fsType),
        "license": name(font, 13),
        "licenseURL": name(font, 14),
        "vendor": os2 and vendor(os2.achVendID),
        "fsSelection": os2 and os2.fsSelection,
        "macStyle": head.macStyle,
        "cffName": compact_name(font),
        "names": all_name_records(font) if all_names else None,
    })


def metrics(font, os2, post):
    """The vertical metrics, in font units; `lineHeight` in ems."""
    head = font["head"]
    hhea = font["hhea"]
    total = hhea.ascent - hhea.descent + hhea.lineGap
    box = {key: getattr(head, key) for key in ("xMin", "yMin", "xMax", "yMax")}
    measured = os2 is not None and os2.version >= 2
    return present({
        "ascender": hhea.ascent,
        "descender": hhea.descent,
        "lineGap": hhea.lineGap,
        "lineHeight": total / head.unitsPerEm,
        "capHeight": os2.sCapHeight if measured else None,
        "xHeight": os2.sxHeight if measured else None,
        "italicAngle": post.italicAngle if post else 0,
        "underlinePosition": post.underlinePosition if post else 0,
        "underlineThickness": post.underlineThickness if post else 0,
        "usesTypographicMetrics": bool(os2 and os2.fsSelection & 0x80),
        "typographic": os2 and {
            "ascender": os2.sTypoAscender,
            "descender": os2.sTypoDescender,
            "lineGap": os2.sTypoLineGap,
        },
        "windows": os2 and {"ascent": os2.usWinAscent, "descent": os2.usWinDescent},
        "boundingBox": box,
        "accentedCapHeight": accented_cap_height(font),
    })


def accented_cap_height(font):
    """How high Å É Ô Ü reach: the box of a TrueType glyph, the outermost points of a CFF one."""
    if "cmap" not in font:
        return None
    characters = font.getBestCmap() or {}
    glyphs = [characters[ord(letter)] for letter in "ÅÉÔÜ" if ord(letter) in characters]
    tops = [glyph_top(font, glyph) for glyph in glyphs]
    return max((top for top in tops if top is not None), default=None)


def glyph_top(font, name):
    if "glyf" in font:
        # A bitmap font may have no outline for a character that it has; an empty one has no box.
        there = name in font["glyf"].glyphs
        return getattr(font["glyf"][name], "yMax", None) if there else None
    if "CFF " not in font and "CFF2" not in font:
        return None
    glyphs = font.getGlyphSet()
    pen = ControlBoundsPen(glyphs)
    glyphs[name].draw(pen)
    return math.ceil(pen.bounds[3]) if pen.bounds else None


def compact_name(font):
    """The name in the CFF table."""
    names = font["CFF "].cff.fontNames if "CFF " in font else []
    return names[0] if names else None


def all_name_records(font):
    """Every name record; the bytes in hexadecimal where the encoding is not one that decodes."""
    names = table(font, "name")
    return [
        present({
            "id": record.nameID,
            "platform": record.platformID,
            "encoding": record.platEncID,
            "language": record.langID,
            **text_or_bytes(record),
        })
        for record in (names.names if names else [])
    ]


def text_or_bytes(record):
    encoding = getEncoding(record.platformID, record.platEncID, record.langID)
    try:
        if encoding:
            # Half a surrogate does not lose the rest of the name.
            kind = "replace" if encoding == "utf_16_be" else "strict"
            return {"value": record.toUnicode(errors=kind)}
    except UnicodeDecodeError:
        pass
    data = record.string
    return {"value": data.decode("ascii")} if data.isascii() else {"bytes": data.hex()}


def embedding(bits):
    """What fsType allows; the least restrictive of several levels holds."""
    level = "installable"
    for bit, word in ((8, "editable"), (4, "previewAndPrint"), (2, "restricted")):
        if bits & bit:
            level = word
            break
    return {
        "level": level, "noSubsetting": bool(bits & 0x100), "bitmapOnly": bool(bits & 0x200)}


def vendor(mark):
    """The maker's mark without the filling: blanks at its end, and what is not printable."""
    text = mark if isinstance(mark, str) else mark.decode("latin-1")
    return "".join(letter for letter in text if " " <= letter <= "~").rstrip() or None


def axes(font):
    """The axes of a variable font."""
    return [
        present({
            "tag": axis.axisTag,
            "name": name(font, axis.axisNameID),
            "minimum": axis.minValue,
            "default": axis.defaultValue,
            "maximum": axis.maxValue,
            "isHidden": bool(axis.flags & 1),
        })
        for axis in (font["fvar"].axes if "fvar" in font else [])
    ]


def instances(font):
    """The named instances, each with the PostScript name that Apple platforms give it."""
    if "fvar" not in font:
        return []
    default = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
    return [
        present({
            "name": name(font, instance.subfamilyNameID),
            "postScriptName": instance_name(font, instance, default),
            "coordinates": dict(instance.coordinates),
        })
        for instance in font["fvar"].instances
    ]


def instance_name(font, instance, default):
    """`fvar`'s own name; else the face's at the default; else `NAME6_Style-With-Hyphens`."""
    if instance.postscriptNameID not in (0, 0xFFFF):
        own = name(font, instance.postscriptNameID)
        if own:
            return own
    face = postscript_name(font)
    if instance.coordinates == default:
        return face
    style = name(font, instance.subfamilyNameID)
    return f"{face}_{style.replace(' ', '-')}" if face and style else None


def postscript_name(font):
    """The Macintosh record where there is one, as Interface Builder was seen to do."""
    names = table(font, "name")
    macintosh = names and names.getName(6, 1, 0, 0)
    return macintosh.toUnicode() if macintosh else name(font, 6)


def name(font, identifier):
    """The name to show: English, Windows before Macintosh; else the last one in the table."""
    names = table(font, "name")
    return names.getDebugName(identifier) if names else None


def table(font, tag):
    """A table, or `None` where it is missing or does not decode."""
    try:
        return font[tag] if tag in font else None
    except Exception:
        return None


def class_of(number, word):
    return present({"class": number, "name": word})


def weight_name(number):
    """The word for the nearest hundred; halves go up, 1 to 10 are old hundreds."""
    if not 1 <= number <= 1000:
        return None
    if number <= 10:
        number *= 100
    return WEIGHTS[min(max((number + 50) // 100 * 100, 100), 900)]


def width_name(number):
    return WIDTHS[number - 1] if 1 <= number <= 9 else None


def present(values):
    """The dictionary without the keys that have no value."""
    return {key: value for key, value in values.items() if value is not None}
