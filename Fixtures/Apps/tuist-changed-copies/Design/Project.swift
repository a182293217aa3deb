import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "Design", targets: [.implements(name: "Design", spec: .init(resources: ["Resources/**"]))])
