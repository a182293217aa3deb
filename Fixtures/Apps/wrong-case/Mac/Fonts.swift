import AppKit

let title = NSFont(name: "GateSans-regular", size: 28)
