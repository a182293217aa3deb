import ProjectDescription
import ProjectDescriptionHelpers
let project = Project(name: "App", targets: .app(name: "App"))
