import FontResolution
import SourceText

/// The places that ask for what a mistake loses: each name once, then each file, before any a second time.
struct CausePlaces {
  /// How many of them are shown.
  static let limit = 10

  private struct Place {
    var name: String?
    var note: Diagnostic.Note
    var place: SourcePlace
    var certainty = UseCertainty.certain
  }

  private let main: Diagnostic
  private let certainty: UseCertainty?
  /// Where names are written.
  private var written: [Place] = []
  /// Where what is written is used.
  private var used: [Place] = []

  /// - Parameter certainty: how sure it is of what the finding says.
  init(_ main: Diagnostic, _ certainty: UseCertainty?) {
    self.main = main
    self.certainty = certainty
  }

  mutating func add(_ loss: Diagnostic) {
    let remedy = loss.cause?.remedy.map { main.help?.contains($0) ?? false ? "" : ": \($0)" } ?? ""
    let own = loss.cause?.certainty
    let doubt = own == certainty ? "" : own?.remark ?? ""
    let place = main.place == loss.place ? loss.place : loss.cause?.place ?? loss.place
    let verb = own == .possible ? "appears" : "is used"
    let note = Diagnostic.Note(
      "\(loss.cause?.use ?? (loss.name ?? "").quoted) \(verb) here\(remedy)\(doubt)", place: place)
    written.append(
      Place(name: loss.name, note: note, place: place, certainty: own ?? .certain))
    addUses(of: loss)
  }

  mutating func addUses(of diagnostic: Diagnostic) {
    for note in diagnostic.notes where note.kind == .use {
      guard let place = note.place else { continue }
      used.append(Place(name: diagnostic.name, note: note, place: place))
    }
  }

  /// At most ten, then how many more there are; where names are among those, which they are.
  var notes: [Diagnostic.Note] {
    let all = self.all
    guard all.count > Self.limit + 1 else { return all.map(\.note) }
    let shown = all.prefix(Self.limit)
    let rest = all.count - shown.count
    let known = Set(shown.compactMap(\.name) + [main.name].compactMap { $0 })
    let unnamed = all.compactMap(\.name).unique.filter { !known.contains($0) }
    let names = unnamed.isEmpty ? "" : ", including \(unnamed.enumerated)"
    return shown.map(\.note) + [.init("and \(rest) more places\(names)")]
  }

  /// Every place once, but for the finding's own. What one target uses there, another that has the code may not.
  private var all: [Place] {
    var seen: Set<SourcePlace> = [main.place]
    let written = written.sorted {
      $0.place == $1.place ? $0.certainty > $1.certainty : $0.place < $1.place
    }
    let places = (written + used).filter { seen.insert($0.place).inserted }
    var names: Set<String> = []
    var files: Set<String> = [main.place.path]
    let rounds = places.map { place in
      let isNewName = place.name.map { names.insert($0).inserted } ?? false
      let isNewFile = files.insert(place.place.path).inserted
      return isNewName ? 0 : isNewFile ? 1 : 2
    }
    return (0...2).flatMap { round in
      zip(places, rounds).filter { $1 == round }.map(\.0)
    }
  }
}
