import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "Signs", targets: [.interface(name: "Signs", spec: .init())])
