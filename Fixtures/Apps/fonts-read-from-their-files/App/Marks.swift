import CoreText
import UIKit

final class Marks: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    guard let url = Bundle.main.url(forResource: "GateSans-Bold", withExtension: "ttf"),
      let data = try? Data(contentsOf: url),
      let descriptor = CTFontManagerCreateFontDescriptorFromData(data as CFData)
    else { return }
    font = CTFontCreateWithFontDescriptor(descriptor, 17, nil)
  }

  // Nothing calls it, and nothing else reads the file.
  private static func unused() -> CGFont? {
    guard let url = Bundle.main.url(forResource: "GateSerif-Regular", withExtension: "otf"),
      let provider = CGDataProvider(url: url as CFURL)
    else { return nil }
    return CGFont(provider)
  }
}
