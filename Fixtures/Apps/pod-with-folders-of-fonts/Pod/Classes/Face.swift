import UIKit

public enum Face: String {
    case regular = "GateSans-Regular"

    func load() {
        let url = Bundle(for: Token.self).url(forResource: "GateSans-Regular", withExtension: "ttf")!
        let data = try! Data(contentsOf: url)
        let font = CGFont(CGDataProvider(data: data as CFData)!)
        CTFontManagerRegisterGraphicsFont(font, nil)
    }
    public func font() -> UIFont? {
        load()
        return UIFont(name: rawValue, size: 12)
    }
}
class Token {}
