import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.weave(.part(named: "Core"))
