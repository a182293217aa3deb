import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "Motion", targets: [.library(named: nameOfFolder())])
