import AppKit

@main struct Tool {
  static func main() { print(NSFont(name: "GateSans-Bild", size: 17) as Any) }
}
