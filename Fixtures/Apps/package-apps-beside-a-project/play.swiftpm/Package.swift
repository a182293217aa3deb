// swift-tools-version: 5.6
import PackageDescription
import AppleProductTypes
let package = Package(name: "Play", platforms: [.iOS("15.2")], products: [
  .iOSApplication(name: "Play", targets: ["AppModule"], bundleIdentifier: "a.b", teamIdentifier: "", displayVersion: "1.0", bundleVersion: "1", supportedDeviceFamilies: [.pad], supportedInterfaceOrientations: [.portrait])
], targets: [ .executableTarget(name: "AppModule", path: ".", resources: [.process("Fonts")]) ])
