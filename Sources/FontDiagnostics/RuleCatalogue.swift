/// Every rule fontgate has.
public enum RuleCatalogue {
  /// Sorted by identifier.
  public static let all: [any Rule.Type] = [
    DuplicateManifestEntry.self,
    DuplicatePostScriptName.self,
    EmptyFontName.self,
    FamilyNameUsed.self,
    FontNameCase.self,
    FullNameUsed.self,
    MalformedManifest.self,
    MissingFontFile.self,
    NothingToCheck.self,
    PrivateSystemFont.self,
    SuperfluousSuppression.self,
    UnavailableSystemFont.self,
    UndeterminedFontName.self,
    UnknownFontName.self,
    UnlistedFont.self,
    UnreadableFont.self,
    UnregisteredFont.self,
    UnsupportedFontFormat.self,
  ]

  /// The rule with this identifier.
  public static func rule(_ identifier: String) -> (any Rule.Type)? {
    all.first { $0.description.identifier == identifier }
  }

  /// The identifier that was probably meant; `nil` where none is near.
  public static func nearest(to identifier: String) -> String? {
    let meant = identifier.lowercased().replacing("-", with: "_")
    let limit = max(1, meant.count / 3)
    return all.map { $0.description.identifier }
      .map { (identifier: $0, distance: distance($0, meant, limit: limit)) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.identifier
  }
}

/// The number of letters to insert, remove or replace to get from one word to another; more than
/// `limit` is `limit + 1`.
private func distance(_ left: String, _ right: String, limit: Int) -> Int {
  let left = Array(left.utf8)
  let right = Array(right.utf8)
  guard abs(left.count - right.count) <= limit else { return limit + 1 }
  var row = Array(0...right.count)
  for (index, letter) in left.enumerated() {
    var next = [index + 1]
    for (column, match) in right.enumerated() {
      let replaced = row[column] + (letter == match ? 0 : 1)
      next.append(min(replaced, row[column + 1] + 1, next[column] + 1))
    }
    row = next
  }
  return min(row.last ?? 0, limit + 1)
}
