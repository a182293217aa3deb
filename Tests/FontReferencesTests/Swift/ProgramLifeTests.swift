import NameFlow
import SourceText
import SwiftLowering
import Testing

@testable import FontReferences

/// A folder of many apps is read program by program; what each needs goes with it.
@Suite struct ProgramLifeTests {
  @Test("nothing holds a program that was read", arguments: Sample.all)
  func life(of sample: Sample) throws {
    let texts = try sample.texts()
    let isHeld = ParserThreads.run { () -> Bool in
      weak var program: Program?
      do {
        let evaluator = Evaluator(
          Program(texts.map { SourceUnit(swift: $0) }), library: FontLibrary())
        evaluator.reachability = Reachability(
          evaluator.program, own: Set(texts.map(\.path)), outside: [])
        _ = CodeReader(fontFunctions: [], units: []).follow(evaluator)
        program = evaluator.program
      }
      return program != nil
    }
    #expect(!isHeld)
  }
}
