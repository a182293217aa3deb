import CoreText
import Foundation

struct FontStore {
  func fetch(_ address: URL) async throws {
    let (data, _) = try await URLSession.shared.data(from: address)
    guard let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider) else {
      return
    }
    CTFontManagerRegisterGraphicsFont(font, nil)
  }
}
