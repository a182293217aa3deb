import FontInspection

/// The SPDX identifiers of the licenses that fonts come with.
enum LicenseIdentifier {
  /// What a part of an address says.
  private static let addresses = [
    ("scripts.sil.org/ofl", "OFL-1.1"), ("openfontlicense.org", "OFL-1.1"),
    ("apache.org/licenses/license-2.0", "Apache-2.0"),
    ("ubuntu.com/legal/font-licence", "Ubuntu-font-1.0"),
    ("creativecommons.org/publicdomain/zero/1.0", "CC0-1.0"),
  ]
  /// What a license is called in its text.
  private static let titles = [
    ("sil open font license, version 1.1", "OFL-1.1"),
    ("apache license, version 2.0", "Apache-2.0"),
    // As its makers spell it, and as others do.
    ("ubuntu font licen", "Ubuntu-font-1.0"),
  ]

  /// The identifier of the license that a face names (`name` ID 14, else ID 13); `nil` where it is not known.
  static func of(_ face: Face) -> String? {
    let address = face.licenseURL?.lowercased() ?? ""
    if let found = addresses.first(where: { address.contains($0.0) }) { return found.1 }
    // A license's title is at its beginning.
    let text = (face.license ?? "").prefix(400).lowercased()
    return titles.first { text.contains($0.0) }?.1
  }
}
