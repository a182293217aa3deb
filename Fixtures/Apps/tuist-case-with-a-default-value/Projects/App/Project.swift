import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.weave(.app, with: [.project(target: "Core", path: .relativeToRoot("Projects/Core"))])
