import ProjectDescription
import ProjectDescriptionHelpers

func app(_ name: String, _ infoPlist: [String: Plist.Value]) -> Target {
  .target(
    name: name, destinations: .iOS, product: .app, bundleId: "org.example.\(name)",
    infoPlist: .extendingDefault(with: infoPlist), sources: ["App/Sources/**"],
    resources: ["App/Resources/**"])
}

let project = Project(
  name: "Gate",
  targets: [
    // A case is a function of what it holds.
    app("Reference", ["UIAppFonts": .array(fontFiles.map(Plist.Value.string))]),
    // What literals are made by.
    app("Literals", ["UIAppFonts": .array([Plist.Value(stringLiteral: "GateSans-Regular.ttf")])]),
    app("Array", ["UIAppFonts": Plist.Value(arrayLiteral: "GateSans-Regular.ttf")]),
    // An operator of the project's own.
    app("Operator", ["UILaunchScreen": [:]] + ["UIAppFonts": ["GateSans-Regular.ttf"]]),
    // Read from a file: any font may be listed.
    app("Read", ["UIAppFonts": .array(fontsOfTheList().map { .string($0) })]),
    // Another font.
    app("Other", ["UIAppFonts": .array(["GateSans-Bold.ttf"].map(Plist.Value.string))]),
  ])
