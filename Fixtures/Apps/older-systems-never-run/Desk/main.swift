import AppKit

let label = NSTextField(labelWithString: "a")
// An older name of macOS.
if #available(OSX 11.0, *) {
  label.font = .systemFont(ofSize: 17)
} else {
  label.font = NSFont(name: "GateSans-Before11", size: 17)
}
if #available(OSX 10.14, *) {
  label.font = .systemFont(ofSize: 17)
} else {
  label.font = NSFont(name: "GateSans-Never", size: 17)
}
NSApplication.shared.run()
