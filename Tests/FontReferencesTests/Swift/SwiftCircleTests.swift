import FontReferences
import Testing

/// What depends on itself.
@Suite struct SwiftCircleTests {
  @Test func `variables that are assigned from each other have each other's values`() {
    let (title, body) = ("static var title = \"Title\"", "static var body = \"Body\"")
    for (first, second) in [(title, body), (body, title)] {
      let reading = SwiftReading(
        """
        enum Theme {
          \(first)
          \(second)
          static func takeBody() { title = body }
          static func takeTitle() { body = title }
        }
        func start() {
          Theme.takeBody()
          Theme.takeTitle()
        }
        let a = UIFont(name: Theme.title, size: 1)
        let b = UIFont(name: Theme.body, size: 1)
        """)
      #expect(
        reading.references.map { Set($0.candidates.map(\.name)) } == [
          ["Title", "Body"], ["Title", "Body"],
        ])
      #expect(reading.references.allSatisfy { $0.undetermined == nil })
    }
  }

  @Test func `a circle of many is gone round until nothing new comes`() {
    let count = 6
    let variables = (0..<count).map { "  static var v\($0) = \"N\($0)\"\n" }
    let turns = (0..<count).map {
      "  static func turn\($0)() { v\($0) = v\(($0 + 1) % count) }\n"
    }
    let asked = (0..<count).map { "let f\($0) = UIFont(name: Theme.v\($0), size: 1)\n" }
    let reading = SwiftReading(
      "enum Theme {\n\(variables.joined())\(turns.joined())}\n"
        + asked.joined())
    let all = Set((0..<count).map { "N\($0)" })
    #expect(
      reading.references.map { Set($0.candidates.map(\.name)) }
        == Array(repeating: all, count: count))
  }

  @Test func `functions that call each other give what each of them ends with`() {
    let reading = SwiftReading(
      """
      enum Names {
        static var first: String { Flags.isFirst ? "First" : second }
        static var second: String { Flags.isSecond ? "Second" : first }
      }
      let a = UIFont(name: Names.second, size: 1)
      let b = UIFont(name: Names.first, size: 1)
      """)
    #expect(
      reading.references.map { Set($0.candidates.map(\.name)) } == [
        ["First", "Second"], ["First", "Second"],
      ])
  }

  @Test func `a text that grows in each round of a loop is not determined`() {
    let reading = SwiftReading(
      """
      func name(_ parts: [String]) -> String {
        var name = "Gate"
        for _ in parts { name += "x" }
        return name
      }
      let a = UIFont(name: name(Parts.all), size: 1)
      """)
    #expect(reading.references.map(\.undetermined) == ["a recursive value"])
    #expect(reading.references.first?.candidates.contains { $0.name == "Gatexx" } == false)
  }
}
