import FontInspection

@main
struct ListFaces {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let catalogue = try FontCatalogue.read(folder: folder)

    for family in FontFamily.families(of: catalogue.files) {
      print(family.name)
      for member in family.members {
        let name = member.postScriptNames.first ?? "(no PostScript name)"
        print("  \(name): weight \(member.weight)\(member.isItalic ? ", italic" : "")")
      }
      if let ladder = family.ladder, ladder.italicWeights.isEmpty {
        print("  no italic: .italic() changes nothing")
      }
    }

    for failure in catalogue.failures {
      print("\(failure.path): \(failure.reason)")
    }
  }
}
