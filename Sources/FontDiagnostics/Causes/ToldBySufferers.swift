import FontResolution
import SourceText

/// Mistakes that are told where someone suffers from them: of a name that an update took away, the call that
/// asks for it tells more than the lock that still has it.
struct ToldBySufferers {
  /// What is told of names, by the name and its place.
  private var told: [Sufferer: Severity] = [:]

  private struct Sufferer: Hashable {
    var name: String
    var place: SourcePlace
  }

  /// - Parameter parts: what was found in each of several parts of a run, and in all of it.
  private init(_ parts: [[CauseItem]]) {
    for item in parts.joined() where !item.hasSufferers {
      for diagnostic in item.heads + item.losses {
        guard let key = Self.sufferer(diagnostic) else { continue }
        told[key] = max(told[key] ?? .note, diagnostic.severity)
      }
    }
  }

  /// The same without mistakes of which all who suffer from them tell, no less severely; notes lead from
  /// there to the mistakes.
  static func rest(of parts: [[CauseItem]]) -> [[CauseItem]] {
    guard parts.joined().contains(where: \.hasSufferers) else { return parts }
    let known = ToldBySufferers(parts)
    var notes: [Sufferer: [Diagnostic.Note]] = [:]
    var rest = parts.map { items in
      items.filter { item in
        guard known.isTold(item) else { return true }
        for head in item.heads {
          let note = Diagnostic.Note(head.cause?.note ?? head.message, place: head.place)
          for place in head.cause?.sufferers ?? [] {
            guard let name = place.name else { continue }
            notes[Sufferer(name: name, place: place.place), default: []].append(note)
          }
        }
        return false
      }
    }
    guard !notes.isEmpty else { return rest }
    for part in rest.indices {
      for index in rest[part].indices {
        let item = rest[part][index]
        let own = (item.heads + item.losses).compactMap(sufferer).flatMap { notes[$0] ?? [] }
          .unique
        guard !own.isEmpty else { continue }
        for head in item.heads.indices { rest[part][index].heads[head].notes += own }
      }
    }
    return rest
  }

  private func isTold(_ item: CauseItem) -> Bool {
    item.hasSufferers
      && item.heads.allSatisfy { head in
        !(head.cause?.sufferers ?? []).isEmpty
          && (head.cause?.sufferers ?? []).allSatisfy { place in
            let severity = place.name.flatMap { told[Sufferer(name: $0, place: place.place)] }
            return severity.map { $0 >= place.severity } ?? false
          }
      }
  }

  private static func sufferer(_ diagnostic: Diagnostic) -> Sufferer? {
    diagnostic.name.map {
      Sufferer(name: $0, place: diagnostic.cause?.place ?? diagnostic.place)
    }
  }
}

extension CauseItem {
  /// Whether those who suffer from it may tell of it.
  fileprivate var hasSufferers: Bool { heads.contains { $0.cause?.sufferers.isEmpty == false } }
}
