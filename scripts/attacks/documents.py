"""Property lists, YAML, XML, JSON and settings: shared values, floods, fan-out."""

import json
import plistlib
import struct

from . import FONT, Attack, case, info_plist, write
from .fonts import collection, tables

SWIFT = 'let font = UIFont(name: "Gate-Wrong", size: 12)\n'
PLIST_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">'


def app(folder, plist, **files):
    write(folder, {"App/Info.plist": plist, "App/Fonts.swift": SWIFT, **files})
    return Attack(["check", "App"], (1,), says=["Gate-Wrong"])


def binary_plist(objects: list[bytes], top: int, reference_size: int) -> bytes:
    head = b"bplist00"
    offsets, body = [], b""
    for item in objects:
        offsets.append(len(head) + len(body))
        body += item
    table = b"".join(struct.pack(">I", offset) for offset in offsets)
    trailer = struct.pack(">6xBBQQQ", 4, reference_size, len(objects), top, len(head) + len(body))
    return head + body + table + trailer


def binary_string(text: str) -> bytes:
    data = text.encode("ascii")
    head = bytes([0x50 | len(data)]) if len(data) < 15 else b"\x5f\x12" + struct.pack(">I", len(data))
    return head + data


def binary_array(references: list[int], size: int) -> bytes:
    count = len(references)
    head = bytes([0xA0 | count]) if count < 15 else b"\xaf\x12" + struct.pack(">I", count)
    return head + b"".join(reference.to_bytes(size, "big") for reference in references)


@case
def binary_list_that_refers_to_one_string(folder):
    objects = [
        b"\xd1" + bytes([1, 2]),
        binary_string("UIAppFonts"),
        binary_array([3] * 100_000, 1),
        binary_string("Long" * 500 + ".ttf"),
    ]
    return app(folder, binary_plist(objects, 0, 1))


@case
def binary_list_that_doubles(folder):
    objects = [b"\xd1" + bytes([1, 2]), binary_string("UIAppFonts")]
    objects += [binary_array([index + 1] * 10, 1) for index in range(2, 22)]
    objects.append(binary_string("A.ttf"))
    return app(folder, binary_plist(objects, 0, 1))


@case
def binary_list_in_a_circle(folder):
    objects = [b"\xd1" + bytes([1, 2]), binary_string("UIAppFonts"), binary_array([2, 0, 2], 1)]
    return app(folder, binary_plist(objects, 0, 1))


@case
def binary_list_that_lies(folder):
    attack = app(folder, binary_plist([b"\xd1\x01\x02", binary_string("UIAppFonts"), b"\xaf\x13" + b"\x7f" + b"\xff" * 7], 0, 1))
    write(folder, {"App/B-Info.plist": b"bplist00" + b"\xff" * 200, "App/C-Info.plist": binary_plist([b"\x5f\x13" + b"\xff" * 8], 0, 8)})
    write(folder, {"App/D-Info.plist": b"bplist00\xd0" + struct.pack(">6xBBQQQ", 8, 8, 2**61, 2**63, 2**64 - 1)})
    return attack


def yaml_bomb(key):
    return "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [" + ", ".join([f"*a{n - 1}"] * 10) + "]\n" for n in range(1, 20)) + f"{key}: *a19\n"


PROJECT_YML = "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n    info: {path: App/Info.plist, properties: {UIAppFonts: [Absent.ttf]}}\n"


@case
def yaml_aliases_that_double(folder):
    write(folder, {"project.yml": yaml_bomb("fonts") + PROJECT_YML})
    attack = app(folder, info_plist())
    attack.arguments = ["check", "."]
    return attack


@case
def yaml_merges_that_double(folder):
    text = "a0: &a0 {x: 1}\n" + "".join(f"a{n}: &a{n} {{<<: [*a{n - 1}, *a{n - 1}], k{n}: *a{n - 1}, l{n}: *a{n - 1}}}\n" for n in range(1, 30))
    write(folder, {"project.yml": text + PROJECT_YML})
    attack = app(folder, info_plist())
    attack.arguments = ["check", "."]
    return attack


@case
def yaml_alias_of_itself(folder):
    write(folder, {"project.yml": "a: &a [*a, b]\nb: &b {c: *b}\n" + PROJECT_YML})
    attack = app(folder, info_plist())
    attack.arguments = ["check", "."]
    return attack


@case
def many_uses_of_one_large_alias(folder):
    text = "a: &a [" + ", ".join(["x"] * 1_000) + "]\nb:\n" + "  - *a\n" * 10_000
    write(folder, {"project.yml": text + PROJECT_YML})
    attack = app(folder, info_plist())
    attack.arguments = ["check", "."]
    return attack


@case
def configuration_with_aliases_that_double(folder):
    attack = app(folder, info_plist())
    write(folder, {".fontgate.yml": yaml_bomb("fonts")})
    attack.arguments, attack.exit_codes, attack.says = ["check", "."], (64,), [".fontgate.yml"]
    return attack


@case
def configuration_deeply_nested(folder):
    attack = app(folder, info_plist())
    write(folder, {".fontgate.yml": "fonts: " + "[" * 20_000})
    attack.arguments, attack.exit_codes, attack.says = ["check", "."], (64,), [".fontgate.yml"]
    return attack


YAML_FLOODS = {
    "brackets": "[" * 20_000,
    "braces": "{" * 20_000,
    "dashes": "- " * 20_000,
    "questions": "? " * 20_000,
    "anchors": "&a " * 20_000,
    "tags": "!a " * 20_000,
    "keys": "a: " * 20_000,
    "indents": "".join(" " * n + "a:\n" for n in range(2_000)),
    "documents": "---\n" * 20_000,
    "quotes": '"' * 20_000,
    "bars": "a: |\n" * 20_000,
    "one_key_again": "a: 1\n" * 50_000,
    "many_keys": "".join(f"a{n}: 1\n" for n in range(50_000)),
}


def yaml_case(name, text):
    def make(folder):
        write(folder, {"project.yml": text})
        attack = app(folder, info_plist())
        attack.arguments = ["check", "."]
        return attack

    make.__module__ = __name__
    make.__name__ = f"yaml_flood_of_{name}"
    case(make)


for name, text in YAML_FLOODS.items():
    yaml_case(name, text)


def xib(body):
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
        'targetRuntime="iOS.CocoaTouch"><objects>' + body + "</objects></document>\n"
    )


@case
def one_element_with_many_attributes(folder):
    attributes = " ".join(f'a{n}="{n}"' for n in range(100_000))
    return app(folder, info_plist(), **{"App/View.xib": xib(f"<label {attributes}/>")})


@case
def one_element_with_one_attribute_again(folder):
    return app(folder, info_plist(), **{"App/View.xib": xib("<label " + 'a="1" ' * 100_000 + "/>")})


@case
def many_labels(folder):
    label = '<label text="x" id="a-{n}"><fontDescription key="fontDescription" name="Gate-Wrong" family="Gate" pointSize="17"/></label>'
    attack = app(folder, info_plist(), **{"App/View.xib": xib("".join(label.format(n=n) for n in range(100_000)))})
    attack.says = ["uses 100000 font names; only the first 10000 were checked"]
    return attack


@case
def many_labels_with_their_own_names(folder):
    label = '<label text="x" id="a-{n}"><fontDescription key="fontDescription" name="Gate-{n}" family="Gate{n}" pointSize="17"/></label>'
    attack = app(folder, info_plist(), **{"App/View.xib": xib("".join(label.format(n=n) for n in range(20_000)))})
    attack.says = ["Gate-9999", "uses 20000 font names; only the first 10000 were checked"]
    return attack


XML_FLOODS = {
    "elements": "<a>" * 50_000,
    "closing_tags": "</a>" * 50_000,
    "entities": "&amp;" * 50_000,
    "unknown_entities": "&a;" * 50_000,
    "comments": "<!--" * 50_000,
    "cdata": "<![CDATA[" * 50_000,
    "instructions": "<?a?>" * 50_000,
    "angles": "<" * 50_000,
    "declarations": "<!DOCTYPE a [" + '<!ENTITY a "b">' * 20_000 + "]>",
    "entity_bomb": '<!DOCTYPE a [<!ENTITY a0 "xx">' + "".join(f'<!ENTITY a{n} "&a{n - 1};&a{n - 1};">' for n in range(1, 30)) + "]><plist>&a29;</plist>",
    "quotes": '<a b="' * 50_000,
    "attributes_without_values": "<a " + "b " * 50_000 + ">",
    "equals": "<a " + "b=" * 50_000 + ">",
    "spaces": "<a" + " " * 1_000_000 + ">",
}


def xml_case(name, text):
    def make(folder):
        return app(
            folder,
            PLIST_HEAD + text,
            **{"App/View.xib": '<?xml version="1.0"?><document>' + text, "App/Page.html": text, "App/B-Info.plist": text},
        )

    make.__module__ = __name__
    make.__name__ = f"xml_flood_of_{name}"
    case(make)


for name, text in XML_FLOODS.items():
    xml_case(name, text)


@case
def many_entries(folder):
    attack = app(folder, info_plist([f"Font{n}.ttf" for n in range(100_000)]))
    attack.says = ['UIAppFonts has 100000 items; only the first 10000 were checked']
    return attack


@case
def one_entry_again(folder):
    attack = app(folder, info_plist(["Absent.ttf"] * 100_000))
    attack.says = ['UIAppFonts has 100000 items; only the first 10000 were checked']
    return attack


@case
def many_entries_that_are_there(folder):
    write(folder, {f"App/Font{n}.ttf": b"x" for n in range(3_000)})
    attack = app(folder, info_plist([f"font{n}.ttf" for n in range(3_000)]))
    attack.slack = 2
    return attack


@case
def many_keys(folder):
    keys = "".join(f"<key>k{n}</key><string>v</string>" for n in range(100_000))
    return app(folder, PLIST_HEAD + f"<dict>{keys}<key>UIAppFonts</key><array><string>A.ttf</string></array></dict></plist>")


@case
def one_key_again(folder):
    keys = "<key>UIAppFonts</key><array><string>A.ttf</string></array>" * 50_000
    return app(folder, PLIST_HEAD + f"<dict>{keys}</dict></plist>")


@case
def nested_plists(folder):
    return app(folder, PLIST_HEAD + "<array>" * 50_000, **{"App/B-Info.plist": "(" * 50_000, "App/C-Info.plist": "{a=" * 50_000})


JSON_FLOODS = {
    "brackets": "[" * 50_000,
    "objects": '{"a":' * 50_000,
    "commas": "[" + "," * 50_000,
    "numbers": "[" + "1e99999," * 20_000 + "1]",
    "long_number": "1" * 1_000_000,
    "escapes": '"' + "\\ud800" * 50_000 + '"',
    "one_key_again": "{" + '"fonts":1,' * 50_000 + '"a":1}',
    "many_keys": "{" + "".join(f'"k{n}":1,' for n in range(50_000)) + '"a":1}',
    "minuses": "-" * 50_000,
}


def json_case(name, text):
    def make(folder):
        return app(
            folder,
            info_plist(),
            **{"App/animation.json": text, "App/theme.json": text, "App/app.json": text, "App/package.json": text, "App/tsconfig.json": text},
        )

    make.__module__ = __name__
    make.__name__ = f"json_flood_of_{name}"
    case(make)


for name, text in JSON_FLOODS.items():
    json_case(name, text)


@case
def css_floods(folder):
    texts = ["@media {" * 20_000, "a{font:" * 20_000, "font-family:" + "a," * 50_000, "/*" * 50_000, "@import 'a.css';" * 20_000, "a{font:" + "1px " * 50_000 + "}", "'" * 50_000, "url(" * 20_000, "a," * 50_000 + "{font-family:x}"]
    attack = app(folder, info_plist(), **{f"App/page{n}.css": text for n, text in enumerate(texts)}, **{f"App/p{n}.html": f"<style>{text}</style>" for n, text in enumerate(texts)})
    attack.slack = 2
    return attack


@case
def css_of_many_names(folder):
    texts = [
        "a{font-family:" + ", ".join(f"Family{n}" for n in range(20_000)) + "}",
        "a{font-family:" + "Long " * 20_000 + "}",
        "a{font:12px " + "Long " * 20_000 + "}",
        "font:(;" * 10_000 + ")" * 10_000 + "{",
        "font:'{" * 10_000,
        "a{" + "font-family:Absent;" * 5_000 + "}",
        "@font-face{font-family:A;src:" + "url(a.ttf)," * 10_000 + "}",
        "@font-face{" * 10_000 + "font-family:A;src:url(",
        "a{font-family:\\" * 10_000,
        "}" * 50_000 + "a{font-family:B}",
    ]
    attack = app(folder, info_plist(), **{f"App/page{n}.css": text for n, text in enumerate(texts)}, **{f"App/p{n}.html": f"<style>{text}</style>" for n, text in enumerate(texts)})
    attack.slack = 2
    return attack


def xcode_project(objects, root="P"):
    return "// !$*UTF8*$!\n{archiveVersion = 1; objectVersion = 56; rootObject = " + root + "; objects = {\n" + objects + "};}\n"


def target(identifier, name, phases="", configuration="C"):
    return (
        f'{identifier} = {{isa = PBXNativeTarget; name = "{name}"; productType = "com.apple.product-type.application"; '
        f"buildPhases = ({phases}); buildConfigurationList = L{configuration}; dependencies = (); }};\n"
    )


def settings(text, configuration="C", base=""):
    return (
        f"L{configuration} = {{isa = XCConfigurationList; buildConfigurations = (X{configuration}); }};\n"
        f"X{configuration} = {{isa = XCBuildConfiguration; name = Debug; {base} buildSettings = {{SDKROOT = iphoneos; {text}}}; }};\n"
    )


def xcode_app(folder, objects, **files):
    write(
        folder,
        {
            "App.xcodeproj/project.pbxproj": xcode_project(objects),
            "App/Info.plist": info_plist(["GateSans-Regular.ttf"]),
            "App/Fonts.swift": SWIFT,
            "App/GateSans-Regular.ttf": FONT,
            **files,
        },
    )


@case
def many_targets(folder):
    count = 5_000
    objects = "".join(target(f"T{n}", f"App{n}", "S, R") for n in range(count))
    objects += settings('INFOPLIST_FILE = App/Info.plist;')
    objects += "S = {isa = PBXSourcesBuildPhase; files = (B1); };\nB1 = {isa = PBXBuildFile; fileRef = F1; };\nF1 = {isa = PBXFileReference; path = App/Fonts.swift; sourceTree = SOURCE_ROOT; };\n"
    objects += "R = {isa = PBXResourcesBuildPhase; files = (B2); };\nB2 = {isa = PBXBuildFile; fileRef = F2; };\nF2 = {isa = PBXFileReference; path = App/Absent.ttf; sourceTree = SOURCE_ROOT; };\n"
    targets = ", ".join(f"T{n}" for n in range(count))
    objects += f"P = {{isa = PBXProject; targets = ({targets}); mainGroup = G; buildConfigurationList = LC; }};\nG = {{isa = PBXGroup; children = (F1, F2); sourceTree = \"<group>\"; }};\n"
    xcode_app(folder, objects)
    # One mistake names four of the targets that have it and counts the others: all were looked at.
    return Attack(["check", "."], (1,), says=["and 4995 more"], slack=5)


@case
def targets_that_depend_on_each_other(folder):
    count = 300
    objects = ""
    for n in range(count):
        dependencies = ", ".join(f"D{m}" for m in range(count))
        objects += f'T{n} = {{isa = PBXNativeTarget; name = A{n}; productType = "com.apple.product-type.framework"; buildPhases = (); buildConfigurationList = LC; dependencies = ({dependencies}); }};\n'
        objects += f"D{n} = {{isa = PBXTargetDependency; target = T{n}; }};\n"
    objects += target("TA", "App").replace("dependencies = ()", "dependencies = (D0)")
    targets = ", ".join(["TA"] + [f"T{n}" for n in range(count)])
    objects += settings("INFOPLIST_FILE = App/Info.plist;") + f"P = {{isa = PBXProject; targets = ({targets}); mainGroup = G; buildConfigurationList = LC; }};\nG = {{isa = PBXGroup; children = (G); sourceTree = \"<group>\"; }};\n"
    xcode_app(folder, objects)
    return Attack(["check", "."], (0, 1), slack=2)


@case
def settings_that_double(folder):
    lines = 'A0 = "xxxxxxxxxx";' + "".join(f'A{n} = "$(A{n - 1})$(A{n - 1})";' for n in range(1, 31))
    objects = target("TA", "App") + settings(lines + ' INFOPLIST_FILE = "$(A30)App/Info.plist"; PRODUCT_NAME = "$(A29)"; B = "$(C)"; C = "$(B)"; ')
    objects += 'P = {isa = PBXProject; targets = (TA); mainGroup = G; buildConfigurationList = LC; };\nG = {isa = PBXGroup; children = (); sourceTree = "<group>"; };\n'
    xcode_app(folder, objects)
    return Attack(["check", "."], (1,))


@case
def configuration_files_that_fan_out(folder):
    files = {f"c{n}.xcconfig": f'#include "c{n + 1}.xcconfig"\n' * 20 + f"A{n} = $(A{n + 1})$(A{n + 1})\n" for n in range(30)}
    objects = target("TA", "App") + settings("INFOPLIST_FILE = App/Info.plist; PRODUCT_NAME = \"$(A0)\";", base="baseConfigurationReference = F9;")
    objects += 'F9 = {isa = PBXFileReference; path = c0.xcconfig; sourceTree = SOURCE_ROOT; };\n'
    objects += 'P = {isa = PBXProject; targets = (TA); mainGroup = G; buildConfigurationList = LC; };\nG = {isa = PBXGroup; children = (); sourceTree = "<group>"; };\n'
    xcode_app(folder, objects, **files)
    return Attack(["check", "."], (0, 1))


@case
def configuration_files_in_a_circle(folder):
    objects = target("TA", "App") + settings("INFOPLIST_FILE = App/Info.plist;", base="baseConfigurationReference = F9;")
    objects += 'F9 = {isa = PBXFileReference; path = c0.xcconfig; sourceTree = SOURCE_ROOT; };\n'
    objects += 'P = {isa = PBXProject; targets = (TA); mainGroup = G; buildConfigurationList = LC; };\nG = {isa = PBXGroup; children = (); sourceTree = "<group>"; };\n'
    xcode_app(folder, objects, **{"c0.xcconfig": '#include "c1.xcconfig"\n' * 1000, "c1.xcconfig": '#include "c0.xcconfig"\n' * 1000})
    return Attack(["check", "."], (0, 1))


@case
def many_settings(folder):
    objects = target("TA", "App") + settings("INFOPLIST_FILE = App/Info.plist; " + "".join(f'S{n} = "$(S{n + 1})"; ' for n in range(20_000)) + 'PRODUCT_NAME = "$(S0)"; ')
    objects += 'P = {isa = PBXProject; targets = (TA); mainGroup = G; buildConfigurationList = LC; };\nG = {isa = PBXGroup; children = (); sourceTree = "<group>"; };\n'
    xcode_app(folder, objects)
    return Attack(["check", "."], (0, 1))


@case
def groups_nested_and_in_circles(folder):
    objects = target("TA", "App") + settings("INFOPLIST_FILE = App/Info.plist;")
    objects += "".join(f'G{n} = {{isa = PBXGroup; children = (G{n + 1}, G{n + 1}, G{n}); path = a; sourceTree = "<group>"; }};\n' for n in range(3_000))
    objects += 'P = {isa = PBXProject; targets = (TA); mainGroup = G0; buildConfigurationList = LC; };\n'
    xcode_app(folder, objects)
    return Attack(["check", "."], (0, 1))


@case
def old_style_list_with_many_escapes(folder):
    return app(folder, "{UIAppFonts = (" + '"\\U0041\\101\\n", ' * 30_000 + ");}")


@case
def xcode_gen_templates_that_fan_out(folder):
    text = "name: App\ntargetTemplates:\n" + "".join(f"  T{n}:\n    templates: [T{n + 1}, T{n + 1}, T{n + 1}]\n    sources: [a{n}]\n" for n in range(30)) + "  T30: {sources: [App]}\n"
    text += "targets:\n  App: {type: application, platform: iOS, templates: [T0], info: {path: App/Info.plist}}\n"
    write(folder, {"project.yml": text})
    attack = app(folder, info_plist())
    attack.arguments, attack.exit_codes, attack.says = ["check", "."], (0, 1), []
    return attack


@case
def xcode_gen_templates_made_of_each_other(folder):
    inner = lambda n: f"[{', '.join(f'T{n + 1}x{m}' for m in range(4))}]"
    text = "name: App\ntargetTemplates:\n" + "".join(f"  T{n}x{m}: {{templates: {inner(n)}}}\n" for n in range(30) for m in range(4))
    text += "".join(f"  T30x{m}: {{sources: [App]}}\n" for m in range(4))
    text += "targets:\n  App: {type: application, platform: iOS, templates: [T0x0], info: {path: App/Info.plist}}\n"
    write(folder, {"project.yml": text})
    attack = app(folder, info_plist())
    attack.arguments, attack.exit_codes, attack.says = ["check", "."], (0, 1), []
    return attack


@case
def xcode_gen_groups_of_settings_that_fan_out(folder):
    groups = "".join(f"  G{n}: {{groups: [{', '.join([f'G{n + 1}'] * 6)}], base: {{A{n}: x}}}}\n" for n in range(20))
    text = f"name: App\nsettingGroups:\n{groups}settings: {{groups: [G0]}}\n" + PROJECT_YML.split("\n", 1)[1]
    write(folder, {"project.yml": text})
    attack = app(folder, info_plist())
    attack.arguments, attack.says = ["check", "."], ["groups of settings"]
    return attack


@case
def yaml_on_one_long_line(folder):
    write(folder, {"project.yml": "{" + ", ".join(f"ü{n}: [é{n}]" for n in range(30_000)) + "}\n"})
    attack = app(folder, info_plist())
    attack.arguments = ["check", "."]
    return attack


@case
def many_archived_fonts_side_by_side(folder):
    fonts = '<object class="NSFont"><string key="NSName">Gate-Wrong</string></object>' * 20_000
    attack = app(folder, info_plist(), **{"App/Old.xib": f'<?xml version="1.0"?><archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"><data><array>{fonts}</array></data></archive>'})
    attack.slack = 2
    return attack


@case
def many_targets_and_settings_that_double(folder):
    count = 1_000
    lines = 'A0 = "xxxxxxxxxx";' + "".join(f'A{n} = "$(A{n - 1})$(A{n - 1})";' for n in range(1, 31))
    objects = "".join(target(f"T{n}", f"App{n}") for n in range(count))
    objects += settings(lines + ' INFOPLIST_FILE = App/Info.plist; PRODUCT_NAME = "$(A30)"; SDKROOT = "$(A29)"; ')
    targets = ", ".join(f"T{n}" for n in range(count))
    objects += f"P = {{isa = PBXProject; targets = ({targets}); mainGroup = G; buildConfigurationList = LC; }};\nG = {{isa = PBXGroup; children = (); sourceTree = \"<group>\"; }};\n"
    xcode_app(folder, objects)
    return Attack(["check", "."], (1,), says=["without end"], slack=2)


@case
def many_suppressions(folder):
    lines = "".join(f'let font{n} = UIFont(name: "Gate-Wrong", size: 12) // fontgate:disable:this unknown_font_name\n' for n in range(2_000))
    attack = app(folder, info_plist(), **{"App/Many.swift": lines})
    attack.slack = 2
    return attack


@case
def xcode_gen_includes_that_fan_out(folder):
    write(folder, {f"i{n}.yml": f"include: [{', '.join([f'i{n + 1}.yml'] * 10)}]\n" for n in range(30)})
    write(folder, {"project.yml": "include: [i0.yml, project.yml]\n" + PROJECT_YML})
    attack = app(folder, info_plist())
    attack.arguments = ["check", "."]
    return attack


@case
def manifest_code_that_doubles(folder):
    lines = "\n".join(f"let a{n} = a{n - 1} + a{n - 1}" for n in range(1, 31))
    code = f'import ProjectDescription\nlet a0 = "x"\n{lines}\nlet b0 = ["x"]\n' + lines.replace("a", "b").replace("let b", "let b")
    code += '\nlet project = Project(name: a30, targets: [.target(name: a30, destinations: .iOS, product: .app, bundleId: a30, infoPlist: .extendingDefault(with: ["UIAppFonts": .array(b30.map { .string($0) })]), sources: b30, resources: b30)])\n'
    write(folder, {"Project.swift": code, "Tuist.swift": "import ProjectDescription\n"})
    attack = app(folder, info_plist())
    attack.arguments, attack.exit_codes, attack.says = ["check", "."], (0, 1), []
    return attack


@case
def manifest_code_in_a_circle(folder):
    code = 'import ProjectDescription\nlet a = b\nlet b = a\nfunc f(_ n: Int) -> Target { f(n + 1) }\nvar list: [Target] { list + [f(0)] }\nlet project = Project(name: a, targets: list + [f(1)])\n'
    write(folder, {"Project.swift": code, "Package.swift": code.replace("Project(", "Package(").replace("project", "package").replace("ProjectDescription", "PackageDescription")})
    attack = app(folder, info_plist())
    attack.arguments, attack.exit_codes, attack.says = ["check", "."], (0, 1), []
    return attack


@case
def manifest_code_that_traps(folder):
    code = (
        "import ProjectDescription\n"
        'let a = String("abc".prefix(-1))\nlet b = ["a"].dropFirst(-1)\nlet c = Array(repeating: "x", count: -1)\nlet d = ["a"][7]\nlet e = 9223372036854775807 + 1\n'
        "for n in 5...1 { _ = n }\nfor n in 0...9223372036854775807 { _ = n }\nlet f = (0..<1000000000).map { \"\\($0)\" }\n"
        "while true {}\nlet g = String(repeating: \"x\", count: 9223372036854775807)\n"
        'let project = Project(name: a, targets: [.target(name: d, destinations: .iOS, product: .app, bundleId: "b", sources: f, resources: c)])\n'
    )
    write(folder, {"Project.swift": code})
    attack = app(folder, info_plist())
    attack.arguments, attack.exit_codes, attack.says = ["check", "."], (0, 1), []
    return attack


def tuist_app(folder, files, project="", says=()):
    target = '.target(name: "App", destinations: .iOS, product: .app, bundleId: "b", infoPlist: .extendingDefault(with: ["UIAppFonts": ["Absent.ttf"]]), sources: ["App/**"], resources: ["App/*.ttf"])'
    code = "import ProjectDescription\n" + project.replace("TARGET", target)
    write(folder, {"Project.swift": code, "Tuist.swift": "import ProjectDescription\n", **files})
    attack = app(folder, info_plist())
    attack.arguments, attack.exit_codes, attack.says = ["check", "."], (0, 1), list(says)
    return attack


TOO_MUCH = "is too complex to follow"

GROWING = {
    "joined_texts": "let a{n} = [a{m}, a{m}].joined(separator: a{m})",
    "interpolation": 'let a{n} = "\\(a{m})\\(a{m})"',
    "replacements": 'let a{n} = a{m}.replacingOccurrences(of: "x", with: "xx")',
    "appended_text": "let a{n} = a{m}.appending(a{m})",
    "functions": "func f{n}(_ s: String) -> String {{ s + s }}\nlet a{n} = f{n}(a{m})",
    "getters": "var a{n}: String {{ a{m} + a{m} }}",
    "additions": "var a{n}: String {{ var s = a{m}; s += a{m}; s += s; return s }}",
    "lists_in_lists": "let a{n} = [a{m}, a{m}]",
    "joined_lists": "let a{n} = [[a{m}], [a{m}]].joined()",
    "flat_maps": "let a{n} = [a{m}, a{m}].flatMap {{ $0 }}",
    "dictionaries": 'let a{n} = ["a": a{m}, "b": a{m}]',
    "conditions": "let a{n} = flag ? a{m} + a{m} : a{m}",
}


def growing_case(name, line):
    def make(folder):
        code = 'let a0 = "x"\n' + "\n".join(line.format(n=n, m=n - 1) for n in range(1, 41))
        code += '\nlet isSame = a40 == a39\nlet project = Project(name: "P", targets: a40 == a40 ? [TARGET] : [])\n'
        return tuist_app(folder, {}, code)

    make.__module__ = __name__
    make.__name__ = f"manifest_code_that_grows_by_{name}"
    case(make)


for name, line in GROWING.items():
    growing_case(name, line)


@case
def manifest_code_that_compares_shared_lists(folder):
    code = 'let a0 = ["x"]\nlet b0 = ["x"]\n' + "".join(f"let a{n} = [a{n - 1}, a{n - 1}]\nlet b{n} = [b{n - 1}, b{n - 1}]\n" for n in range(1, 41))
    return tuist_app(folder, {}, code + 'let project = Project(name: "P", targets: a40 == b40 ? [TARGET] : [])\n')


@case
def manifest_code_that_calls_itself_in_many_ways(folder):
    code = "".join(f"func f{n}(_ s: String) -> String {{ f{(n + 1) % 30}(s) + f{(n * 7 + 3) % 30}(s) + s }}\n" for n in range(30))
    return tuist_app(folder, {}, code + 'let project = Project(name: f0("P"), targets: [TARGET])\n', [TOO_MUCH])


@case
def manifest_code_of_many_projects(folder):
    code = "import ProjectDescription\n" + "".join(f"func f{n}(_ s: String) -> String {{ f{(n + 1) % 30}(s) + f{(n * 7 + 3) % 30}(s) + s }}\n" for n in range(30))
    files = {f"P{n}/Project.swift": code + 'let project = Project(name: f0("P"), targets: [])\n' for n in range(100)}
    files |= {f"S{n}/Package.swift": code.replace("ProjectDescription", "PackageDescription") + 'let package = Package(name: f0("P"), targets: [])\n' for n in range(100)}
    attack = tuist_app(folder, files, 'let project = Project(name: "P", targets: [TARGET])\n', [TOO_MUCH])
    attack.slack = 2
    return attack


@case
def manifest_code_with_overloads(folder):
    code = "".join(f"func f(_ a: String, x{n}: String) -> String {{ a + x{n} }}\n" for n in range(300))
    calls = ", ".join(f'f("a", x{n}: "b")' for n in range(300))
    return tuist_app(folder, {}, code + f'let all = [{calls}]\nlet project = Project(name: "P", targets: [TARGET])\n')


@case
def manifest_code_nested_by_loops(folder):
    loops = "".join(f"for n{n} in list {{ " for n in range(6))
    code = f"let list = [{'1, ' * 100}]\nfunc make() -> [Target] {{ var x = [TARGET]\n{loops} x = [x] {'}' * 6}\nreturn x }}\n"
    return tuist_app(folder, {}, code + 'let project = Project(name: "P", targets: make())\n')


@case
def manifest_code_with_long_chains(folder):
    code = "".join(f"var a{n}: String {{ a{n + 1}" + ".b" * 1_900 + " }\n" for n in range(12))
    return tuist_app(folder, {}, code + 'let project = Project(name: a0, targets: [TARGET])\n')


@case
def manifest_code_with_lists_of_lists(folder):
    numbers = ", ".join(f'"a{n}"' for n in range(5_000))
    code = f"let a = [{numbers}]\nlet b = a.map {{ _ in a }}\nlet c = a.map {{ _ in b }}\nlet d: [String: String] = a.reduce(into: [:]) {{ $0[$1] = $1 }}\n"
    code += 'let project = Project(name: "P", targets: [.target(name: "App", destinations: .iOS, product: .app, bundleId: "b", sources: c, resources: c), TARGET])\n'
    return tuist_app(folder, {}, code)


@case
def manifest_code_of_a_package_that_grows(folder):
    code = 'import PackageDescription\nlet a0 = [Target.target(name: "A")]\n' + "".join(f"let a{n} = a{n - 1} + a{n - 1}\n" for n in range(1, 13))
    code += 'let package = Package(name: "P", targets: a12)\n' + "package.targets += a12\n" * 2_000
    write(folder, {"Package.swift": code})
    attack = app(folder, info_plist())
    attack.arguments, attack.exit_codes, attack.says = ["check", "."], (0, 1), [TOO_MUCH]
    return attack


@case
def scripts_whose_variables_double(folder):
    """A package's script that makes an app of it: values that double, lines that go on, one line of many."""
    code = '// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "A", targets: [.executableTarget(name: "A", path: "App")])\n'
    doubling = 'A0=xxxxxxxxxxxxxxxx\n' + "".join(f'A{n + 1}="$A{n}$A{n}"\n' for n in range(40))
    script = "swift build\n" + doubling + 'cp ' + "$A7 " * 40_000 + '"A.app/Contents/Resources"\n' + "cp a \\\n" * 10_000
    main = '@main struct Shop: App { }\n' + SWIFT
    write(folder, {"Package.swift": code, "App/App.swift": main, "bundle.sh": script})
    return Attack(["check", "."], (0, 1), says=["Gate-Wrong"])


def lock(folder, faces, **files):
    write(folder, {"fontgate.lock": json.dumps({"schemaVersion": 1, "faces": faces})})
    write(folder, {"App/Info.plist": info_plist(["Gate.ttc"]), **files})
    code = "".join(f'let font{n} = UIFont(name: "Gone-{n}", size: 12)\n' for n in range(200))
    write(folder, {"App/Fonts.swift": "import UIKit\n" + code})
    return Attack(["check", "--reporter", "json"], (1,), says=["missing_locked_font", "Gone-19999"])


@case
def lock_of_many_faces(folder):
    return lock(
        folder,
        [
            {"file": f"App/Gone-{n}.ttf", "postScriptName": f"Gone-{n}", "family": f"Gone {n}"}
            for n in range(20_000)
        ],
    )


@case
def lock_of_many_faces_of_a_collection(folder):
    return lock(
        folder,
        [
            {"file": "App/Gate.ttc", "postScriptName": f"Gone-{n}", "weight": 400}
            for n in range(20_000)
        ],
        **{"App/Gate.ttc": collection(tables(FONT), 1024, False)},
    )


def long_list(folder, name, text, item):
    write(folder, {name: text.replace("LIST", item * 4_000), "Sources/Fonts.swift": SWIFT})
    write(folder, {"Resources/GateSans-Regular.ttf": FONT})
    return Attack(["check", "--reporter", "json"], (1,), says=["duplicate_manifest_entry"])


@case
def swift_list_of_one_entry_again(folder):
    manifest = """import ProjectDescription
let project = Project(name: "App", targets: [.target(name: "App", destinations: .iOS, product: .app,
  bundleId: "a.b", infoPlist: .extendingDefault(with: ["UIAppFonts": [LIST]]), sources: ["Sources/**"],
  resources: ["Resources/**"])])
"""
    return long_list(folder, "Project.swift", manifest, '"GateSans-Regular.ttf", ')


@case
def yaml_list_of_one_entry_again(folder):
    description = """name: App
targets:
  App: {type: application, platform: iOS, sources: [Sources, Resources], info: {path: App.plist,
    properties: {UIAppFonts: [LIST]}}}
"""
    return long_list(folder, "project.yml", description, "GateSans-Regular.ttf, ")
