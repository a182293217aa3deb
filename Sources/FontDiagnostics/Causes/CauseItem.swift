import AppManifest
import SourceText

/// One mistake with all who suffer from it.
struct CauseItem {
  /// What is said of it where it stands, for each process; never empty.
  var heads: [Diagnostic]
  /// What is said where someone suffers from it, where it is said at its origin, too.
  var losses: [Diagnostic] = []

  var cause: Cause? { heads.first?.cause }

  /// Whether it is told at its origin, or is no one's but its own.
  var isLossWithoutOrigin: Bool {
    guard let cause, cause.part == .loss else { return false }
    return cause.identity != .own
  }

  /// Whether it is told of a file as such: then each of several is something to do.
  var isOfFontFile: Bool {
    guard let cause, cause.part == .origin, case .font = cause.identity else { return false }
    return true
  }

  /// Where nothing is said at the origin: the place where that is all the same.
  var findingPlace: SourcePlace? { isLossWithoutOrigin ? cause?.findingPlace : nil }

  var place: SourcePlace { findingPlace ?? heads.map(\.place).min() ?? SourcePlace(path: "") }

  var severity: Severity { (heads + losses).map(\.severity).max() ?? .note }

  /// How much it matters, by what is worst of it.
  var weight: Weight {
    (heads + losses).map(\.weight).max() ?? Weight(severity: .note, certainty: .possible)
  }

  /// What the finding is about.
  var subject: String {
    cause?.subject ?? heads.first?.name ?? place.path.lastComponent
  }

  /// Whatever has the same is one finding.
  func key(_ number: Int) -> Key {
    guard let cause, let head = heads.first else { return Key(words: [], own: number) }
    let severity = cause.part == .origin ? head.severity : nil
    if let family = cause.family {
      let targets = cause.part == .origin && !cause.spansProcesses ? Set(heads.map(\.owner)) : []
      return Key(words: [head.rule] + family, owners: targets, severity: severity)
    }
    return isLossWithoutOrigin
      ? Key(words: [head.rule], identity: cause.identity) : Key(words: [], own: number)
  }

  struct Key: Hashable {
    var words: [String]
    var owners: Set<Owner> = []
    var identity: Cause.Identity?
    var severity: Severity?
    var own: Int?
  }
}

/// How much a diagnostic matters, and how sure it is.
struct Weight: Comparable {
  var severity: Severity
  var certainty: UseCertainty

  static func < (left: Weight, right: Weight) -> Bool {
    (left.severity, left.certainty) < (right.severity, right.certainty)
  }
}

/// The process that a diagnostic is about.
struct Owner: Hashable {
  var target: String?
  var platform: Platform?
}

extension Diagnostic {
  var owner: Owner { Owner(target: target, platform: platform) }

  var weight: Weight { Weight(severity: severity, certainty: cause?.certainty ?? .certain) }
}

extension CauseItem {
  /// The mistakes that diagnostics tell of, each with what comes of it, in the order of their first.
  static func items(of diagnostics: [Diagnostic]) -> [CauseItem] {
    var items: [CauseItem] = []
    var origins: [Cause.Identity: [Int]] = [:]
    var byWords: [OriginKey: Int] = [:]
    for diagnostic in diagnostics where !diagnostic.isLoss {
      if let cause = diagnostic.cause {
        let key = OriginKey(identity: cause.identity, words: diagnostic.wordsWithoutProcess)
        if let known = byWords[key] {
          items[known].heads.append(diagnostic)
          continue
        }
        byWords[key] = items.count
        origins[cause.identity, default: []].append(items.count)
      }
      items.append(CauseItem(heads: [diagnostic]))
    }
    for diagnostic in diagnostics where diagnostic.isLoss {
      let known =
        diagnostic.cause.flatMap { $0.identity == .own ? nil : origins[$0.identity] } ?? []
      let own = known.first { index in
        items[index].heads.contains { $0.owner == diagnostic.owner }
      }
      if let index = own ?? known.first {
        items[index].losses.append(diagnostic)
      } else {
        items.append(CauseItem(heads: [diagnostic]))
      }
    }
    return items.takenIn
  }

  private struct OriginKey: Hashable {
    var identity: Cause.Identity
    var words: [String]
  }
}

extension [CauseItem] {
  /// The same, with a wrong entry told by the wrong name whose help replaces it, too, where nothing else
  /// suffers from it.
  fileprivate var takenIn: [CauseItem] {
    var items = self
    var entries: [SourcePlace: Int] = [:]
    for (index, item) in items.enumerated() where item.losses.isEmpty {
      if let cause = item.cause, cause.part == .origin, case .place(let place) = cause.identity {
        entries[place] = index
      }
    }
    var taken: Set<Int> = []
    for index in items.indices {
      guard let place = items[index].cause?.takesIn, let entry = entries[place],
        Set(items[entry].heads.map(\.owner)).isSubset(of: items[index].heads.map(\.owner)),
        items[entry].severity <= items[index].severity, taken.insert(entry).inserted
      else { continue }
      items[index].heads[0].marks += items[entry].heads.flatMap(\.marks)
    }
    return items.indices.filter { !taken.contains($0) }.map { items[$0] }
  }
}

extension Diagnostic {
  var isLoss: Bool { cause?.part == .loss }
}
