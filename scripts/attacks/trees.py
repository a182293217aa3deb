"""Projects that name what lies outside them, and folders full of traps."""

import contextlib
import os
import pathlib
import socket
import stat
import threading
import time

from . import FONT, PROJECT, Attack, Skipped, case, info_plist, write
from .documents import PROJECT_YML, settings, target, xcode_app, xcode_project

SWIFT = 'let font = UIFont(name: "Gate-Wrong", size: 12)\n'
UP = "../" * 20


def outside(folder):
    """A folder beside the project with more than anyone wants to walk, and the project in it."""
    project = folder / "deep/project"
    project.mkdir(parents=True)
    write(folder, {f"deep/many/{n % 100}/f{n}.txt": "" for n in range(2_000)})
    return project


def app(folder, **files):
    write(folder, {"App/Info.plist": info_plist(), "App/Fonts.swift": SWIFT, **files})
    return Attack(["check", "."], (0, 1), folder=folder)


LEADING_OUT = {"root": "/", "up": UP, "above": "../..", "home": os.path.expanduser("~"), "system": "/usr", "devices": "/dev", "processes": "/proc"}


def project_case(name, path):
    def xcode(kind):
        def make(folder):
            project = outside(folder)
            objects = target("TA", "App", "S, R") + settings("INFOPLIST_FILE = App/Info.plist;")
            objects += "S = {isa = PBXSourcesBuildPhase; files = (B1); };\nB1 = {isa = PBXBuildFile; fileRef = F1; };\nF1 = {isa = PBXFileReference; path = App/Fonts.swift; sourceTree = SOURCE_ROOT; };\n"
            objects += "R = {isa = PBXResourcesBuildPhase; files = (B2); };\nB2 = {isa = PBXBuildFile; fileRef = F2; };\n"
            if kind == "reference":
                objects += f'F2 = {{isa = PBXFileReference; lastKnownFileType = folder; path = "{path}"; sourceTree = "<absolute>"; }};\n' if path[0] == "/" else f'F2 = {{isa = PBXFileReference; lastKnownFileType = folder; path = "{path}"; sourceTree = SOURCE_ROOT; }};\n'
                group = "F1, F2"
            else:
                objects += 'F2 = {isa = PBXFileReference; path = App/a.ttf; sourceTree = SOURCE_ROOT; };\n'
                objects += f'Y = {{isa = PBXFileSystemSynchronizedRootGroup; path = "{path}"; sourceTree = "{"<absolute>" if path[0] == "/" else "SOURCE_ROOT"}"; }};\n'
                objects = objects.replace("dependencies = ();", "dependencies = (); fileSystemSynchronizedGroups = (Y);")
                group = "F1, F2, Y"
            objects += f'P = {{isa = PBXProject; targets = (TA); mainGroup = G; buildConfigurationList = LC; }};\nG = {{isa = PBXGroup; children = ({group}); sourceTree = "<group>"; }};\n'
            xcode_app(project, objects)
            return Attack(["check", "."], (0, 1), folder=project, says=["Gate-Wrong"])

        return make

    def xcode_gen(folder):
        project = outside(folder)
        write(project, {"project.yml": PROJECT_YML.replace("sources: [App]", f'sources: [App, {{path: "{path}"}}, {{path: "{path}", type: folder}}]')})
        return app(project)

    def expo(folder):
        project = outside(folder)
        write(project, {"package.json": '{"dependencies": {"expo": "52.0.0"}}', "app.json": '{"expo": {"name": "a", "plugins": [["expo-font", {"fonts": ["%s"]}]]}}' % path})
        return app(project)

    def react_native(folder):
        project = outside(folder)
        write(project, {"package.json": '{"dependencies": {"react-native": "0.76.0"}}', "react-native.config.js": f"module.exports = {{assets: ['{path}']}};\n"})
        return app(project)

    def tuist(folder):
        project = outside(folder)
        write(project, {"Tuist.swift": "import ProjectDescription\n", "Project.swift": f'import ProjectDescription\nlet project = Project(name: "A", targets: [.target(name: "A", destinations: .iOS, product: .app, bundleId: "a", infoPlist: "App/Info.plist", sources: ["{path}/**", "App/**"], resources: ["{path}/**", .folderReference(path: "{path}")])])\n'})
        return app(project)

    def swift_package(folder):
        project = outside(folder)
        write(project, {"Package.swift": f'// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "A", dependencies: [.package(path: "{path}")], targets: [.executableTarget(name: "A", path: "{path}", resources: [.copy("{path}")])])\n'})
        return app(project)

    def configuration(key):
        def make(folder):
            project = outside(folder)
            write(project, {".fontgate.yml": f"{key}: [{path}]\n" if key == "excluded" else f"{key}: ['{path}/nothing-here']\n"})
            attack = app(project)
            attack.exit_codes = (0, 1, 66)
            return attack

        return make

    def includes(folder):
        project = outside(folder)
        write(project, {"project.yml": f'include: ["{path}", "{path}/x.yml"]\nprojectReferences: {{A: {{path: "{path}"}}}}\npackages: {{B: {{path: "{path}"}}}}\n' + PROJECT_YML})
        return app(project)

    def workspace(folder):
        project = outside(folder)
        write(project, {"A.xcworkspace/contents.xcworkspacedata": f'<?xml version="1.0"?><Workspace version="1.0"><FileRef location="group:{path}"/><FileRef location="absolute:{path}"/></Workspace>'})
        return app(project)

    def code(folder):
        project = outside(folder)
        return app(
            project,
            **{
                "tsconfig.json": '{"compilerOptions": {"baseUrl": "%s", "paths": {"@/*": ["%s/*"]}}, "extends": "%s"}' % (path, path, path),
                "package.json": '{"dependencies": {"react-native": "0.76.0"}, "workspaces": ["%s/*"]}' % path,
                "App.js": f"import a from '{path}';\nimport b from '@/b';\nconst c = require('{path}/c');\nexport const T = () => <Text style={{{{fontFamily: a.b}}}}/>;\n",
            },
        )

    makers = {
        "folder_reference": xcode("reference"), "synchronized_folder": xcode("group"), "xcode_gen": xcode_gen, "expo": expo,
        "react_native": react_native, "tuist": tuist, "swift_package": swift_package, "included": configuration("included"),
        "excluded": configuration("excluded"), "includes": includes, "workspace": workspace, "javascript": code,
    }
    for way, make in makers.items():

        def made(folder, make=make):
            return make(folder)

        made.__module__ = __name__
        made.__name__ = f"{name}_by_{way}"
        case(made)


for name, path in LEADING_OUT.items():
    project_case(name, path)


@case
def folder_beside_the_project_is_read(folder):
    """What must go on working: sources and fonts in a folder beside the project."""
    project = folder / "app"
    write(project, {"project.yml": PROJECT_YML.replace("sources: [App]", "sources: [App, ../Shared]").replace("Absent.ttf", "GateSans-Regular.ttf"), "App/Info.plist": info_plist(["GateSans-Regular.ttf"])})
    write(folder, {"Shared/Fonts.swift": SWIFT, "Shared/GateSans-Regular.ttf": FONT})
    return Attack(["check", "."], (1,), folder=project, says=["Gate-Wrong"], keeps_silent=["missing_font_file"])


@case
def fonts_of_the_configuration_are_everywhere(folder):
    project = outside(folder)
    write(project, {".fontgate.yml": f"fonts: [/, /usr, /proc, ../.., {os.path.expanduser('~')}]\n"})
    return app(project)


@case
def too_much_beside_the_project(folder):
    """Folders within one another, each named, the innermost first."""
    project = folder / "project"
    folders = ["../Big" + "/d" * depth for depth in range(60, -1, -1)]
    for n in range(30):
        inner = folder / ("Big" + "/d" * 60) / str(n)
        inner.mkdir(parents=True)
        for m in range(2_000):
            (inner / f"{m}.txt").touch()
    write(project, {"project.yml": PROJECT_YML.replace("sources: [App]", f"sources: [App, {', '.join(folders)}]")})
    attack = app(project)
    attack.exit_codes = (1,)
    attack.says = ["Gate-Wrong", "contain more than"]
    return attack


@case
def many_fonts_that_are_not_there(folder):
    """Each is looked up in what git leaves out."""
    names = [f"Fonts/{'a' * 100}{n}.ttf" for n in range(1_000)]
    write(folder, {".git/HEAD": "", ".gitignore": ("*" + "a" * 90 + "b\n") * 5_000, "project.yml": PROJECT_YML.replace("sources: [App]", "sources: [App, " + ", ".join(names) + "]")})
    attack = app(folder)
    attack.says = ["Gate-Wrong"]
    return attack


@case
def project_stands_a_hundred_thousand_folders_down(folder):
    objects = target("TA", "App", "R") + settings("INFOPLIST_FILE = App/Info.plist;")
    objects += "R = {isa = PBXResourcesBuildPhase; files = (B2); };\nB2 = {isa = PBXBuildFile; fileRef = F2; };\nF2 = {isa = PBXFileReference; path = a.ttf; sourceTree = SOURCE_ROOT; };\n"
    objects += f'P = {{isa = PBXProject; targets = (TA); mainGroup = G; buildConfigurationList = LC; projectDirPath = "{"a/" * 100_000}"; }};\nG = {{isa = PBXGroup; children = (F2); sourceTree = "<group>"; }};\n'
    xcode_app(folder, objects)
    return Attack(["check", "."], (0, 1))


@case
def links_lead_out(folder):
    project = outside(folder)
    attack = app(project)
    for name, path in LEADING_OUT.items():
        (project / "App" / name).symlink_to(path)
    attack.exit_codes = (1,)
    attack.says = ["Gate-Wrong", "not searched"]
    return attack


@case
def links_in_circles(folder):
    app(folder)
    for n in range(50):
        (folder / f"App/l{n}").symlink_to(folder)
        (folder / f"App/m{n}").symlink_to(f"m{(n + 1) % 50}")
    (folder / "App/root").symlink_to("/")
    return Attack(["check", "App"], (1,), says=["Gate-Wrong"])


@case
def deep_folders(folder):
    app(folder)
    os.chdir(folder)
    try:
        for _ in range(1_500):
            os.mkdir("d" * 10)
            os.chdir("d" * 10)
    finally:
        os.chdir("/")
    return Attack(["check", "App"], (1,), says=["Gate-Wrong"])


@case
def many_files(folder):
    app(folder)
    for n in range(100):
        (folder / f"App/{n}").mkdir()
        for m in range(200):
            (folder / f"App/{n}/{m}.txt").touch()
    return Attack(["check", "App"], (1,), says=["Gate-Wrong"])


def projects(folder, count):
    """Folders with a project each."""
    names = [f"P{n}" for n in range(count)]
    for name in names:
        write(folder, {f"{name}/project.yml": PROJECT_YML, f"{name}/App/Info.plist": info_plist(), f"{name}/App/Fonts.swift": SWIFT})
    return names


@case
def many_folders_are_named(folder):
    names = projects(folder, 160)
    return Attack(["check", *names], (0, 1), says=["Gate-Wrong"])


@case
def many_projects_in_one_folder(folder):
    projects(folder, 160)
    return Attack(["check", "."], (0, 1), folder=folder, says=["Gate-Wrong"])


@case
def strange_names(folder):
    app(folder)
    raw = os.fsencode(folder / "App")
    for name in (b"\xff\xfe.swift", b"a\nb.swift", b"\x1b[31m.ttf", b"..swift", b"a" * 240 + b".ttf", "\u202egnp.ttf".encode(), b"-rf.ttf", b"$(id).ttf", b"%s%n.ttf", b"a'b\"c.plist", b"Info.plist\n"):
        with open(raw + b"/" + name, "wb") as file:
            file.write(SWIFT.encode() if name.endswith(b"swift") else b"x")

    return Attack(["check", "App"], (1,), says=["Gate-Wrong"], keeps_silent=["\x1b", "\u202e"])


@case
def traps_in_place_of_files(folder):
    app(folder)
    for name in ("a.swift", "b.ttf", "c.plist", "d.m", "e.js", "f.storyboard", "package.json", "Package.swift", "Podfile", ".gitmodules", "app.json", "tsconfig.json", "react-native.config.js", "Project.swift", "c.xcconfig", "g.json", "h.html", "i.css", "j.xib"):
        os.mkfifo(folder / "App" / name)
    (folder / "App/A.xcodeproj").mkdir()
    os.mkfifo(folder / "App/A.xcodeproj/project.pbxproj")
    (folder / "App/A.xcworkspace").mkdir()
    os.mkfifo(folder / "App/A.xcworkspace/contents.xcworkspacedata")
    (folder / "App/zero.swift").symlink_to("/dev/zero")
    (folder / "App/zero.ttf").symlink_to("/dev/zero")
    (folder / "App/Zero-Info.plist").symlink_to("/dev/zero")
    return Attack(["check", "App"], (1,), says=["Gate-Wrong"])


@case
def sockets_and_devices_in_place_of_files(folder):
    app(folder)
    with contextlib.ExitStack() as servers:
        os.chdir(folder / "App")
        try:
            for name in ("a.swift", "b.ttf", "c.plist", "project.yml", "package.json"):
                servers.enter_context(socket.socket(socket.AF_UNIX)).bind(name)
        finally:
            os.chdir("/")
    # Root may not make devices in every container.
    with contextlib.suppress(PermissionError):
        for name in ("d.swift", "e.ttf", "f.storyboard", "Package.swift"):
            os.mknod(folder / "App" / name, 0o666 | stat.S_IFCHR, os.makedev(1, 5))
    return Attack(["check", "App"], (1,), says=["Gate-Wrong", "socket"])


@case
def files_and_folders_that_nobody_may_read(folder):
    """Root may read everything: where it runs this, somebody else is asked."""
    if os.geteuid() == 0 and not all(path.stat().st_mode & 0o001 for path in PROJECT.parents):
        raise Skipped(f"nobody but root may enter {PROJECT}")
    app(folder)
    write(folder, {f"App/Locked/{name}": SWIFT for name in ("a.swift", "b.ttf", "c.plist")})
    write(folder, {f"App/{name}": SWIFT for name in ("d.swift", "e.ttf", "f-Info.plist", "g.storyboard", "h.m")})
    for name in ("d.swift", "e.ttf", "f-Info.plist", "g.storyboard", "h.m", "Locked"):
        (folder / "App" / name).chmod(0)
    streams = {}
    if os.geteuid() == 0:
        for path in (folder, folder.parent, folder.parent / "temporary"):
            path.chmod(0o755)
        streams["before_start"] = lambda: os.setuid(65534)
    says = ["Gate-Wrong", "d.swift", "e.ttf", "g.storyboard", "Locked", "permission denied"]
    return Attack(["check", "App", "--reporter", "json"], (1,), says=says, streams=streams)


@case
def files_that_vanish_and_shrink(folder):
    """Nothing of what is left is missed, and what is gone ends nothing."""
    app(folder)
    (folder / "App/Gone").mkdir()
    for number in range(400):
        write(folder, {f"App/Gone/F{number}.swift": SWIFT.replace("font", f"font{number}") * 50})
        write(folder, {f"App/Gone/F{number}.ttf": FONT, f"App/Gone/F{number}.json": "{}" * 5_000})

    def start(process):
        def take():
            for number in range(400):
                for suffix in ("swift", "ttf", "json"):
                    path = folder / f"App/Gone/F{number}.{suffix}"
                    if number % 2:
                        path.unlink(missing_ok=True)
                    else:
                        os.truncate(path, number % 100)
                time.sleep(0.001)

        threading.Thread(target=take, daemon=True).start()

    return Attack(["check", "App"], (1,), says=["Gate-Wrong"], streams={"while_running": start}, slack=3)


@case
def names_of_255_bytes(folder):
    app(folder)
    names = ["a" * 249 + ".swift", "b" * 251 + ".ttf", "é" * 124 + "x.json", "c" * 251 + ".xib"]
    for name in names:
        write(folder, {f"App/{name}": FONT if name.endswith("ttf") else SWIFT})
    return Attack(["check", "App"], (1,), says=["Gate-Wrong"])


@case
def git_folder_is_hostile(folder):
    app(folder)
    write(folder, {".git/config": "[core]\n\tfsmonitor = touch /tmp/fontgate-was-here\n\tpager = touch x\n[submodule \"a\"]\n\tpath = ../../..\n", ".git/HEAD": "ref: refs/heads/main\n", ".gitmodules": '[submodule "a"]\n\tpath = /\n\turl = x\n', ".gitignore": "*\n!*\n" * 5_000 + "[" * 5_000 + "\n" + "**/" * 1_000 + "a\n" + "*a" * 500 + "b\n"})

    def after():
        return ["ran what git's configuration names"] if pathlib.Path("/tmp/fontgate-was-here").exists() else []

    return Attack(["check", "."], (1,), says=["Gate-Wrong"], after=after)


@case
def patterns_that_explode(folder):
    app(folder, **{f"App/{'a' * 100}{n}.swift": "let a = 1\n" for n in range(200)})
    pattern = "*a" * 40 + "*b"
    return Attack(["check", ".", "--exclude", pattern, "--exclude", "**/" * 30 + pattern, "--exclude", "{a,b}" * 20, "--exclude", "[" * 100], (1,), says=["Gate-Wrong"])
