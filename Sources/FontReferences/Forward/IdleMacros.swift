import NameFlow
import SourceText

extension Evaluator {
  /// Whether code stands in a macro that nothing expands, or only macros that nothing expands: what a macro says
  /// runs where somebody expands it. So it is with functions of C.
  func isInIdleMacro(_ spot: Program.Spot) -> Bool {
    guard program.isObjectiveC(spot.file), var owner = owner(of: spot).map({ member(around: $0) })
    else { return false }
    for _ in 0..<8 {
      let declaration = program[owner]
      guard declaration.container.isEmpty, isMacro(owner) || isFunctionOfC(owner) else {
        return false
      }
      var around: Set<Program.Declared> = []
      let isNamed = program.containsMention(of: declaration.name) { mention in
        guard let other = self.owner(of: mention).map({ self.member(around: $0) }) else {
          return true
        }
        if other != owner { around.insert(other) }
        return around.count > 1
      }
      if isNamed { return false }
      guard let next = around.first else { return true }
      owner = next
    }
    return false
  }

  /// Whether it is a function that only what names it may call, in a process whose beginning is here.
  private func isFunctionOfC(_ declared: Program.Declared) -> Bool {
    let declaration = program[declared]
    guard declaration.kind == .function, declaration.body != nil, declaration.name != "main",
      givesFont(declared),
      hasEntry
    else { return false }
    // `__attribute__((constructor))` has the system call it.
    let text = program.texts[Int(declared.file)].utf8
    let end = min(Int(declaration.range.lowerBound), text.count)
    let ends: [UInt8] = Array(";}{".utf8)
    let start = text[..<end].lastIndex { ends.contains($0) } ?? 0
    return text.firstIndex(of: Array("__attribute__".utf8), in: start..<end) == nil
  }

  /// Whether `#define` stands before a name.
  private func isMacro(_ declared: Program.Declared) -> Bool {
    let text = program.texts[Int(declared.file)].utf8
    let word = Array("define".utf8)
    var end = Int(program[declared].range.lowerBound)
    while end > 0, end <= text.count, text[end - 1] == UInt8(ascii: " ") || text[end - 1] == 9 {
      end -= 1
    }
    return end >= word.count && text[(end - word.count)..<end].elementsEqual(word)
  }
}
