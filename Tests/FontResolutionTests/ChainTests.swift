import AppManifest
import FontReferences
import FontResolution
import SourceText
import Testing

struct ChainTests {
  /// A name tried in a chain, written on a line of its own.
  private static func candidate(
    _ name: String, turn: Int, line: Int, chain: Int = 1, way: Int? = nil
  ) -> NameCandidate {
    NameCandidate(
      name: name, place: .at("/app/App.swift", line: line), certainty: .derived,
      flow: way.map { [FlowStep(place: .at("/app/App.swift", line: $0), what: "call")] } ?? [],
      attempt: NameAttempt(chain: .at("/app/App.swift", line: chain), index: turn))
  }

  private static func call(
    _ candidates: [NameCandidate], line: Int = 90, chain: Int? = nil
  ) -> FontReference {
    FontReference(
      api: .uiFont, place: .at("/app/App.swift", line: line), text: "name", candidates: candidates,
      chain: chain.map { .at("/app/App.swift", line: $0) })
  }

  private static func assessment(
    _ references: [FontReference], processes: [AppProcess] = [.make()]
  ) -> Assessment {
    SmallProject(processes: processes, references: references).assessment
  }

  /// The names of the chains in their turns.
  private static func names(_ assessment: Assessment) -> [[String?]] {
    assessment.chains.map { $0.names.map { assessment.names[$0].candidate?.name } }
  }

  @Test("names are tried in their turns, and the first that is found is drawn")
  func turns() throws {
    let assessment = Self.assessment([
      Self.call([
        Self.candidate("Georgia", turn: 1, line: 2), Self.candidate("Nope", turn: 0, line: 3),
        Self.candidate("Nada", turn: 2, line: 4),
      ])
    ])
    #expect(Self.names(assessment) == [["Nope", "Georgia", "Nada"]])
    let outcome = try #require(assessment.chains.first?.outcomes.first)
    #expect(outcome.drawn == outcome.tried[1])
    #expect(Array(outcome.before) == [outcome.tried[0]])
    #expect(Array(outcome.behind) == [outcome.tried[2]])
    #expect(assessment.names.flatMap(\.resolutions).allSatisfy { !$0.isAskedAlone })
  }

  @Test("where none is found, none is drawn, and all stand before it")
  func none() throws {
    let assessment = Self.assessment([
      Self.call([
        Self.candidate("Nope", turn: 0, line: 2), Self.candidate("Nada", turn: 1, line: 3),
      ])
    ])
    let outcome = try #require(assessment.chains.first?.outcomes.first)
    #expect(outcome.drawn == nil)
    #expect(Array(outcome.before) == outcome.tried)
    #expect(outcome.behind.isEmpty)
  }

  @Test("calls in Objective-C are tried in the order of their places, a list in its own")
  func objectiveC() {
    func literal(_ name: String, _ line: Int) -> NameCandidate {
      NameCandidate(
        name: name, place: .at("/app/App.swift", line: line), certainty: .literal)
    }
    let calls = Self.assessment([
      Self.call([literal("Nope", 5)], line: 5, chain: 5),
      Self.call([literal("Georgia", 6)], line: 6, chain: 5),
    ])
    #expect(Self.names(calls) == [["Nope", "Georgia"]])
    let loop = Self.assessment([
      Self.call([literal("Nope", 5), literal("Georgia", 6)], line: 9, chain: 9)
    ])
    #expect(Self.names(loop) == [["Nope", "Georgia"]])
  }

  @Test("alternatives at one turn are chains of their own")
  func alternatives() {
    let assessment = Self.assessment([
      Self.call([
        Self.candidate("A-Bold", turn: 0, line: 2), Self.candidate("A", turn: 0, line: 3),
        Self.candidate("B", turn: 1, line: 4),
      ])
    ])
    #expect(Self.names(assessment) == [["A-Bold", "B"], ["A", "B"]])
  }

  @Test("lists that are given to one loop are chains of their own")
  func lists() {
    let assessment = Self.assessment([
      Self.call([
        Self.candidate("A", turn: 0, line: 2, way: 50),
        Self.candidate("B", turn: 1, line: 3, way: 50),
        Self.candidate("C", turn: 2, line: 4, way: 50),
        Self.candidate("D", turn: 0, line: 5, way: 60),
        Self.candidate("E", turn: 1, line: 6, way: 60), Self.candidate("F", turn: 3, line: 7),
      ])
    ])
    #expect(Self.names(assessment) == [["A", "B", "C", "F"], ["D", "E", "F"]])
  }

  @Test("a name that some other call asks for by itself is asked for alone")
  func alone() {
    var constant = Self.candidate("Nope", turn: 0, line: 2)
    let chain = Self.call([constant, Self.candidate("Georgia", turn: 1, line: 3)])
    constant.attempt = nil
    let assessment = Self.assessment([chain, Self.call([constant], line: 95)])
    #expect(assessment.names.map { $0.resolutions.map(\.isAskedAlone) } == [[true], [false]])
  }

  @Test("each process draws its own, and tries only what is compiled for it")
  func processes() throws {
    var mac = Self.candidate("Lucida Grande", turn: 0, line: 2)
    mac.platforms = ["macOS"]
    let assessment = Self.assessment(
      [
        Self.call([
          mac, Self.candidate("Nope", turn: 1, line: 3),
          Self.candidate("Georgia", turn: 2, line: 4),
        ])
      ],
      processes: [
        .make("Phone", sources: .files(["/app/App.swift"])),
        .make("Mac", platform: .macOS, sources: .files(["/app/App.swift"])),
        .make("Other", sources: .files(["/app/Other.swift"])),
      ])
    let outcomes = try #require(assessment.chains.first?.outcomes)
    let tried = outcomes.map { outcome in
      (
        assessment.processes[outcome.processes[0]].process.name,
        outcome.tried.map { assessment.names[$0].candidate?.name ?? "" },
        outcome.drawn.flatMap { assessment.names[$0].candidate?.name }
      )
    }.sorted { $0.0 < $1.0 }
    #expect(tried.map(\.0) == ["Mac", "Phone"])
    #expect(tried.map(\.1) == [["Lucida Grande", "Nope", "Georgia"], ["Nope", "Georgia"]])
    #expect(tried.map(\.2) == ["Lucida Grande", "Georgia"])
  }

  @Test("a name is live in a process where one of its ways is, and as sure as those that are")
  func ways() {
    let literal = SourcePlace.at("/app/Names.swift", line: 3)
    func call(_ line: Int, _ change: (inout NameCandidate) -> Void) -> FontReference {
      var candidate = NameCandidate(name: "Nope", place: literal, certainty: .constant)
      change(&candidate)
      return Self.call([candidate], line: line)
    }
    func resolution(_ references: FontReference...) -> Resolution? {
      Self.assessment(
        references, processes: [.make(sources: .files(["/app/App.swift", "/app/Names.swift"]))]
      ).names.first?.resolutions.first
    }
    let dead = call(1) { $0.isLive = false }
    let possible = call(2) { $0.isReachable = false }
    let elsewhere = call(3) {
      $0.uses = [FontUse(place: .at("/other/App.swift", line: 1), what: "title")]
    }
    let preview = call(4) {
      $0.uses = [
        FontUse(place: .at("/app/App.swift", line: 1), what: "title", isPreviewOrTest: true)
      ]
    }
    #expect(resolution(dead)?.isLive == false)
    #expect(resolution(elsewhere)?.isLive == false)
    #expect(resolution(preview)?.isLive == false)
    #expect(resolution(possible)?.isReachable == false)
    #expect(resolution(possible)?.isLive == true)
    #expect(resolution(dead, possible)?.isReachable == false)
    #expect(resolution(call(5) { _ in }, possible)?.isReachable == true)
    #expect(resolution(dead, call(5) { _ in })?.isLive == true)
  }
}
