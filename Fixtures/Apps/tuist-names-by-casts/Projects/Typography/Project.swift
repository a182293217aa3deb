import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Typography",
    targets: [.module(.interface(.Typography), resources: ["Resources/**"])])
