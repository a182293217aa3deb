import AppKit

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ note: Notification) {
    guard let font = NSFont(name: "GateSans-Regular", size: 17) else { return }
    let slanted = font.fontDescriptor.withSymbolicTraits(.italic)
    let label = NSTextField(labelWithString: "Sum")
    label.font = NSFont(descriptor: slanted, size: 17) ?? font
    let total = NSTextField(labelWithString: "12")
    total.font = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitItalic, .traitItalic) ?? font
    NSApp.windows.first?.contentView?.addSubview(label)
    NSApp.windows.first?.contentView?.addSubview(total)
  }
}
