import SourceText

/// The names an expression can have, as far as they are known.
struct ObjCNames: Sendable, Equatable {
  var candidates: [NameCandidate] = []
  /// Why not all of its values are known.
  var undetermined: String?
  /// Whether they are names of fonts that were made from them, not strings that are written.
  var isCarried = false

  static func unknown(_ reason: String) -> ObjCNames { ObjCNames(undetermined: reason) }

  /// The most names that are followed for one expression: more are no list a person keeps.
  static let limit = 128
  /// The longest way that is told.
  private static let mostSteps = 16

  /// What a limit leaves unknown.
  static let tooMuch = unknown("it is too much to follow")
  static let tooMany = unknown("it has more than \(limit) values")
  static let tooLong = unknown(FollowedText.reason)

  /// Adds what another expression can have.
  mutating func add(_ other: ObjCNames) {
    undetermined = undetermined ?? other.undetermined
    for candidate in other.candidates {
      let isKnown = candidates.contains {
        $0.name == candidate.name && $0.place == candidate.place
      }
      guard !isKnown else { continue }
      guard candidates.count < Self.limit else {
        undetermined = undetermined ?? Self.tooMany.undetermined
        break
      }
      candidates.append(candidate)
    }
    isCarried = isCarried || other.isCarried
  }

  /// The same names one step further from where they are written.
  func passing(_ step: FlowStep?, as certainty: NameCandidate.Certainty = .constant) -> ObjCNames {
    var names = self
    for index in names.candidates.indices {
      if let step, names.candidates[index].flow.count < Self.mostSteps {
        names.candidates[index].flow.append(step)
      }
      if names.candidates[index].certainty == .literal {
        names.candidates[index].certainty = certainty
      }
    }
    return names
  }

  /// Where there are several, each is one of several.
  var asAlternatives: ObjCNames {
    guard candidates.count > 1 else { return self }
    var names = self
    for index in names.candidates.indices { names.candidates[index].certainty = .derived }
    return names
  }

  /// Names that are taken only where another gives no font.
  var asWayOut: ObjCNames {
    var names = self
    for index in names.candidates.indices { names.candidates[index].isReachable = false }
    return names
  }

  /// The names put together from the pieces in order.
  ///
  /// A name stands where its parts differ: at the last piece that can have several values, else at
  /// the first piece.
  static func joined(_ pieces: [ObjCNames]) -> ObjCNames {
    if let reason = pieces.lazy.compactMap(\.undetermined).first { return .unknown(reason) }
    if pieces.count > 1, pieces.contains(where: \.isCarried) {
      return .unknown("it is put together from the name of an existing font")
    }
    let telling = pieces.lastIndex { $0.candidates.count > 1 } ?? 0
    var whole: [NameCandidate] = []
    for (position, piece) in pieces.enumerated() {
      guard position > 0 else {
        whole = piece.passing(nil, as: .derived).candidates
        continue
      }
      guard whole.count * piece.candidates.count <= limit else { return .tooMany }
      var longer: [NameCandidate] = []
      for start in whole {
        for end in piece.candidates {
          guard let name = FollowedText.joined([start.name, end.name]) else { return .tooLong }
          let shown = position == telling ? end : start
          longer.append(
            NameCandidate(name: name, place: shown.place, certainty: .derived, flow: shown.flow))
        }
      }
      whole = longer
    }
    return ObjCNames(candidates: whole)
  }
}
