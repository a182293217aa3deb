import CountryPicker
import UIKit

// Nothing asks for these: not the extension of another type, ...
extension PickerPage {
  func footFont(in picker: CountryPicker) -> UIFont? {
    UIFont(name: "GateSans-Foot", size: 15)
  }
}

// ... no protocol of the app, of Swift, or of the platform, ...
protocol Branded {
  var brandFont: UIFont? { get }
}

extension NightTheme: Branded {
  var brandFont: UIFont? { UIFont(name: "GateSans-Brand", size: 15) }
}

extension NightTheme: Equatable, UITextPasteDelegate {
  var pasteFont: UIFont? { UIFont(name: "GateSans-Paste", size: 15) }
}

// ... and no superclass for what is not marked as an override.
final class Row: CountryRow {
  var rowFont: UIFont? { UIFont(name: "GateSans-Row", size: 15) }
}
