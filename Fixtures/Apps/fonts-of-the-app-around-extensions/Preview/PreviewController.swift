import AppKit
import QuickLookUI

final class PreviewController: NSViewController, QLPreviewingController {
    let heading = NSTextField(labelWithString: "Page")
    let body = NSTextField(labelWithString: "Text")

    override func loadView() {
        view = NSView()
    }

    func preparePreviewOfFile(at url: URL) async throws {
        heading.font = Faces.bold(20)
        body.font = Faces.regular(13)
        view.addSubview(heading)
        view.addSubview(body)
    }
}
