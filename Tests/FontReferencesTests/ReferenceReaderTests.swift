import FileTree
import FontReferences
import Foundation
import SourceText
import Testing

@Suite struct ReferenceReaderTests {
  @Test("each file is read by the reader of its kind, and what cannot be read is said")
  func dispatches() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = [
      "A.swift": #"let a = UIFont(name: "FromSwift", size: 1)"#,
      "B.m": #"id b = [UIFont fontWithName:@"FromObjC" size:1];"#,
      "C.xib": #"<document><fontDescription key="fontDescription" name="FromXib"/></document>"#,
      "D.txt": #"UIFont(name: "Nobody", size: 1)"#,
    ]
    for (name, text) in contents {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    var files = try FileTree.walk(folder.path).files
    let missing = folder.appending(path: "Missing.swift").path
    files.append(FileTree.File(path: missing, relativePath: "Missing.swift", size: 0))
    let pipe = folder.appending(path: "Pipe.swift").path
    let make = try Process.run(URL(filePath: "/usr/bin/mkfifo"), arguments: [pipe])
    make.waitUntilExit()
    files.append(
      FileTree.File(path: pipe, relativePath: "Pipe.swift", size: 0, kind: .special))

    let link = folder.appending(path: "Link.m").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/Nowhere.m")
    files += try FileTree.walk(folder.path).files.filter { $0.path == link }

    let reading = ReferenceReader(files: files).read()
    #expect(
      reading.references.flatMap(\.candidates).map(\.name) == ["FromSwift", "FromObjC", "FromXib"])
    #expect(reading.unchecked.map(\.path) == [link, missing, pipe])
    #expect(reading.unchecked.map(\.isError) == [false, true, true])
    #expect(ReferenceReader(files: files.reversed()).read() == reading)
  }
}
