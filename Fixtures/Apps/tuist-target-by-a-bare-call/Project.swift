import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.buildApp(name: "App")
