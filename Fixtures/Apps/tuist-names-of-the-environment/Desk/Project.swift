import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: Names.desk, targets: [.app(name: Names.desk, fonts: ["GateSans-Bold.ttf"])])
