import AppKit
import CoreText
import QuickLookThumbnailing

final class ThumbnailProvider: QLThumbnailProvider {
    override func provideThumbnail(
        for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, Error?) -> Void
    ) {
        var place = Bundle.main.bundleURL
        place = place.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        if let app = Bundle(url: place),
            let file = app.url(forResource: "GateSans-Italic", withExtension: "ttf", subdirectory: "Pages/fonts")
        {
            CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
        }
        let font = NSFont(name: "GateSans-Italic", size: 40)
        handler(
            QLThumbnailReply(contextSize: request.maximumSize) {
                ("A" as NSString).draw(at: .zero, withAttributes: [.font: font as Any])
                return true
            }, nil)
    }
}
