import CoreText
import Foundation

enum Faces {
    private static let files: [(name: String, other: String?, ext: String)] = [
        ("Gate Sans Bold", "GateSans-Bold", "ttf"),
        ("Gate Sans Regular", "GateSans-Regular", "ttf"),
    ]

    static func enrol(bundle: Bundle = .main) {
        for (name, other, ext) in files {
            let candidates = [name] + (other.map { [$0] } ?? [])
            for candidate in candidates {
                guard let url = bundle.url(forResource: candidate, withExtension: ext) else { continue }
                CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
                break
            }
        }
    }
}
