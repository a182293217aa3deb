import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.makeModule(
    name: "App",
    product: .app,
    internalDependencies: [.project(target: "DesignSystem", path: .relativeToRoot("Projects/DesignSystem"))]
)
