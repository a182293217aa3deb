import AppKit
import CoreText
import QuickLookUI

/// It looks in its own bundle, which has no fonts.
final class GlanceController: NSViewController, QLPreviewingController {
    let label = NSTextField(labelWithString: "Page")

    override func loadView() {
        view = NSView()
    }

    func preparePreviewOfFile(at url: URL) async throws {
        if let file = Bundle.main.url(forResource: "GateSans-Bold", withExtension: "ttf") {
            CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
        }
        label.font = NSFont(name: "GateSans-Bold", size: 20)
        view.addSubview(label)
    }
}
