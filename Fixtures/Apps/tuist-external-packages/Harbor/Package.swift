// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Harbor", dependencies: [.package(path: "Packages/Kit")])
