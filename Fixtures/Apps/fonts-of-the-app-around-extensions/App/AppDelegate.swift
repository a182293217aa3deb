import AppKit

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
    let label = NSTextField(labelWithString: "Page")

    func applicationDidFinishLaunching(_ note: Notification) {
        label.font = Faces.bold(20)
    }
}
