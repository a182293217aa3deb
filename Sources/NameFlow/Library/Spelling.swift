/// What languages call the operations of the library.
package enum Spelling {
  /// JavaScript's methods and properties of texts and lists, and what they are called here.
  package static let javaScript: [String: String] = [
    "toLowerCase": "lowercased", "toLocaleLowerCase": "lowercased", "toUpperCase": "uppercased",
    "toLocaleUpperCase": "uppercased", "startsWith": "hasPrefix", "endsWith": "hasSuffix",
    "includes": "contains", "push": "append", "set": "updateValue", "length": "count",
  ]

  /// The names under which an object may have a member of its own that is called like an operation.
  package static let own: [String: String] = Dictionary(
    javaScript.map { ($0.value, $0.key) }.sorted { $0.1 < $1.1 }
  ) { first, _ in first }
}
