import Foundation

extension String {
  /// The text that is written in Base64; `nil` where what is written there is no text in UTF-8.
  package var decodedFromBase64: String? {
    Data(base64Encoded: self).flatMap { String(data: $0, encoding: .utf8) }
  }
}
