import FontReferences
import SourceText
import Testing

/// What is too much to follow comes to an end and is said; nothing that was cut short is kept.
@Suite struct ObjectiveCLimitTests {
  private static func times(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map(line).joined(separator: "\n")
  }

  private func asked(_ expression: String) -> String {
    "[UIFont fontWithName:\(expression) size:12];\n"
  }

  private func function(_ body: String) -> String { "\nvoid make(void) {\n\(body)}\n" }

  @Test(arguments: [
    "NSString *aN = [aM stringByAppendingString:aM];",
    #"NSString *aN = [NSString stringWithFormat:@"%@%@", aM, aM];"#,
    #"NSString *aN = [aM stringByAppendingFormat:@"%@", aM];"#,
    #"NSString *aN = [aM stringByReplacingOccurrencesOfString:@"x" withString:@"xx"];"#,
    "#define aN aM aM",
  ])
  func `a text that doubles is unknown as soon as it is longer than any that a name comes out of`(
    line: String
  ) {
    func code(_ count: Int) -> String {
      let start = line.hasPrefix("#") ? "#define a0 @\"x\"\n" : "NSString *a0 = @\"x\";\n"
      return start
        + Self.times(count) {
          line.replacing("aN", with: "a\($0)").replacing("aM", with: "a\($0 - 1)")
        } + function(asked("a\(count)"))
    }
    #expect(readObjectiveC(code(14)).names.map { $0.map(\.count) } == [[16_384]])
    let reasons = readObjectiveC(code(15)).references.map(\.undetermined)
    let isChanged = line.contains("Replacing")
    #expect(reasons == [isChanged ? "a modified string" : "a string of over 16 KB"])
  }

  @Test func `what was too deep for one question is not kept for another`() {
    let chain =
      "NSString *a0 = @\"Lobster\";\n" + Self.times(600) { "NSString *a\($0) = a\($0 - 1);" }
    let reading = readObjectiveC(chain + function(asked("a600") + asked("a40") + asked("a70")))
    #expect(reading.names == [[], ["Lobster"], ["Lobster"]])
    #expect(
      reading.references.map(\.undetermined) == ["calls nested too deeply", nil, nil])
  }

  @Test func `names beyond those that are followed are not forgotten`() {
    let list = "NSArray *all = @[\((1...300).map { "@\"F\($0)\"" }.joined(separator: ", "))];"
    let reading = readObjectiveC(
      list + function("for (NSString *name in all) { \(asked("name")) }\n"))
    #expect(reading.references.map(\.candidates.count) == [256])
    #expect(reading.references.map(\.undetermined) == ["more than 256 values"])
  }

  @Test func `each of many calls that are given many names has all of them`() {
    let list = "NSArray *all = @[\((1...100).map { "@\"F\($0)\"" }.joined(separator: ", "))];"
    let calls = Self.times(200) { _ in "for (NSString *name in all) { \(asked("name")) }" }
    let references = readObjectiveC(list + function(calls)).references
    #expect(references.count == 200)
    #expect(references.allSatisfy { $0.candidates.count == 100 && $0.undetermined == nil })
  }

  @Test func `fonts beyond those that are tried in turn are not judged`() {
    let chain = (1...101).map { "[UIFont fontWithName:@\"F\($0)\" size:1]" }
    let reading = readObjectiveC(function("return " + chain.joined(separator: " ?: ") + ";\n"))
    #expect(reading.references.count == 101)
    #expect(
      reading.references.allSatisfy {
        $0.candidates.isEmpty && $0.undetermined == "too complex to follow"
      })
  }

  @Test func `a file whose brackets are nested too deep is left with the reason`() {
    let deep = function(String(repeating: "[", count: 300) + asked("@\"Never\""))
    let reading = readObjectiveC(["App.m": function(asked("@\"Lobster\"")), "Flood.m": deep])
    #expect(reading.names == [["Lobster"]])
    #expect(
      reading.unchecked == [
        UncheckedFile(path: "/app/Flood.m", reason: "brackets nested more than 256 deep")
      ])
  }
}
