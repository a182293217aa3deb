import Foundation

/// The name of the folder that a project stands in.
public func nameOfFolder(_ file: String = #file) -> String {
    if file.hasSuffix("Old") { return "Old" }
    return URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
}
