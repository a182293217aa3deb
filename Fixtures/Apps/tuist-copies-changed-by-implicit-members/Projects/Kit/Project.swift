import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Kit",
    targets: [.implements(name: "Kit", product: .framework, spec: .init(resources: ["Resources/**"]))]
)
