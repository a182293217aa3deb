// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "Mac", platforms: [.macOS(.v13)], targets: [
  .executableTarget(name: "Mac", resources: [.process("Resources")])
])
