// Made by the build.
import RswiftResources
import UIKit

private class BundleFinder {}
let R = _R(bundle: Bundle(for: BundleFinder.self))

struct _R {
    let bundle: Foundation.Bundle
    var string: string { .init() }
    func font(bundle: Foundation.Bundle) -> font { .init(bundle: bundle) }
    var font: font { .init(bundle: bundle) }

    func validate() throws { try self.font.validate() }

    struct string { let title = "Notes" }

    struct font: Sequence {
        let bundle: Foundation.Bundle

        var gateSansRegular: RswiftResources.FontResource { .init(name: "GateSans-Regular", bundle: bundle, filename: "GateSans-Regular.ttf") }
        var gateSansBold: RswiftResources.FontResource { .init(name: "GateSans-Bold", bundle: bundle, filename: "GateSans-Bold.ttf") }

        func makeIterator() -> IndexingIterator<[RswiftResources.FontResource]> {
            [gateSansRegular, gateSansBold].makeIterator()
        }

        func validate() throws {
            for font in self where !font.canBeLoaded() { throw RswiftResources.ValidationError("cannot load \(font.name)") }
        }
    }
}
