import FileTree
import FontGateKit
import FontInspection
import FontReport
import Foundation
import SourceText

/// What `scripts/fuzz` calls with each input that libFuzzer makes. The environment says which target runs, and
/// in which folder the app of a target has its files.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: count))
  target.run(bytes)
  return 0
}

/// Where the program begins: the package manager names it after the target, and libFuzzer's own beginning is
/// not reached.
@_cdecl("FontgateFuzz_main")
public func begin(_ count: CInt, _ arguments: Arguments?) -> CInt {
  var count = count
  var arguments = unsafe arguments
  return unsafe runDriver(&count, &arguments, testOneInput)
}

public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private let target: FuzzTarget = {
  let environment = ProcessInfo.processInfo.environment
  guard let name = environment["FONTGATE_FUZZ_TARGET"], let found = FuzzTarget(rawValue: name),
    let folder = environment["FONTGATE_FUZZ_FOLDER"]
  else {
    fatalError("FONTGATE_FUZZ_TARGET and FONTGATE_FUZZ_FOLDER are not set; run scripts/fuzz")
  }
  found.prepare(folder)
  return found
}()

/// A kind of file that strangers may have written.
private enum FuzzTarget: String {
  case fonts, plist, pbxproj, swift, objc, javascript, storyboard, json, yaml, css

  /// The readers of the format alone, and an app that has the file.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .fonts: return Self.inspect(bytes)
    case .plist: _ = try? PropertyListDocument.read(path: "/Info.plist", bytes: bytes)
    case .pbxproj: _ = try? PropertyListDocument.read(path: "/project.pbxproj", bytes: bytes)
    case .json: _ = try? JSONDocument.read(SourceText(path: "/a.json", bytes: bytes))
    case .yaml: _ = try? YAMLDocument.read(SourceText(path: "/a.yml", bytes: bytes))
    case .storyboard: _ = try? MarkupDocument.read(SourceText(path: "/a.xib", bytes: bytes))
    case .swift, .objc, .javascript, .css: break
    }
    // The same at each run, so that what is found can be run again.
    let sum = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 } >> 8
    // Readers of documents are a hundred times as fast as all of an app.
    guard isCode || sum % 16 == 0 else { return }
    for path in paths { write(bytes, path) }
    check(writing: sum % 32 == 0 ? ReporterCatalogue.all : [JSONReporter.self])
  }

  /// Whether nothing but a whole app reads it.
  private var isCode: Bool {
    switch self {
    case .swift, .objc, .javascript, .css, .pbxproj: true
    case .fonts, .plist, .storyboard, .json, .yaml: false
    }
  }

  private static func inspect(_ bytes: [UInt8]) {
    let options = FontFile.ReadOptions(includesAllNames: true)
    guard let file = try? FontFile.read(bytes: bytes, name: "/font", options: options) else {
      return
    }
    var report = InspectReport(
      catalogue: FontCatalogue(files: [file]), currentDirectory: "/", showsAllNames: true,
      showsCoverage: true)
    report.showsSpecimen = true
    for format in InspectReport.Format.allCases {
      report.outlines = FaceOutlines.read(report.drawnTexts(format), bytes: bytes)
      _ = report.text(format)
    }
  }

  private func check(writing reporters: [any Reporter.Type]) {
    let report = CheckRun(CheckOptions(paths: [folder], currentDirectory: folder)).check()
    for reporter in reporters {
      let reporter = reporter.init(style: ReporterStyle())
      _ = reporter.write(report.drawn(for: [reporter]))
    }
  }
}

extension FuzzTarget {
  private var folder: String {
    ProcessInfo.processInfo.environment["FONTGATE_FUZZ_FOLDER"] ?? "/nowhere"
  }

  /// Where the input stands in the app.
  private var paths: [String] {
    switch self {
    case .fonts: []
    case .plist: ["App/Info.plist"]
    case .pbxproj: ["App.xcodeproj/project.pbxproj"]
    case .swift: ["App/Fonts.swift"]
    case .objc: ["App/Fonts.m"]
    case .javascript: ["App.tsx"]
    case .storyboard: ["App/Main.storyboard"]
    case .json: ["App/Styles.json", "app.json", "package.json"]
    case .yaml: ["project.yml"]
    case .css: ["App/page.css"]
    }
  }

  /// The rest of the app.
  func prepare(_ folder: String) {
    let plist = """
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Absent.ttf</string></array></dict></plist>
      """
    write(Array(plist.utf8), "App/Info.plist")
    let code = """
      let font = UIFont(name: "GateSans-Regular", size: 12)
      let page = Bundle.main.url(forResource: "page", withExtension: "html")
      let styles = Bundle.main.url(forResource: "Styles", withExtension: "json")
      """
    write(Array(code.utf8), "App/Fonts.swift")
    if self == .javascript {
      write(Array(#"{"dependencies": {"react-native": "0.76.1"}}"#.utf8), "package.json")
    }
    if self == .css {
      let page = #"<html><link rel="stylesheet" href="page.css"><p>a</p></html>"#
      write(Array(page.utf8), "App/page.html")
    }
  }

  private func write(_ bytes: [UInt8], _ name: String) {
    let file = URL(filePath: folder).appending(path: name)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(bytes).write(to: file)
  }
}
