import FontDiagnostics
import Foundation
import SourceText
import Testing

@testable import FontGateKit

/// The text after a change of what stands first in it; `nil` where it cannot be made.
func edited(
  _ path: String, _ text: String, _ old: String?, _ change: Edit.Change
) throws -> String? {
  let file = try EditableFile(path: path, bytes: Array(text.utf8))
  var place = SourcePlace(path: path)
  if let old {
    let range = try #require(text.range(of: old))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    place = file.text.place(start..<start + old.utf8.count)
  }
  return file.textEdits(Edit(change, at: place)).map {
    String(decoding: file.applying($0), as: UTF8.self)
  }
}
