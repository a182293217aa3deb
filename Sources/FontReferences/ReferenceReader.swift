public import FileTree
import SourceText
// STAND-IN
public struct ReferenceReader: Sendable {
  public var files: [FileTree.File]
  public init(files: [FileTree.File]) { self.files = files }
  public func read() -> ReferenceReading {
    let texts = files.compactMap { f in (try? FileTree.read(f.path)).map { SourceText(path: f.path, bytes: $0) } }
    let objc = texts.filter { $0.path.hasSuffix(".m") || $0.path.hasSuffix(".h") }
    let ib = texts.filter { $0.path.hasSuffix(".storyboard") || $0.path.hasSuffix(".xib") }
    var a = ObjectiveCReader().read(objc); let b = InterfaceBuilderReader().read(ib)
    a.references += b.references
    return a
  }
}
