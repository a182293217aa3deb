import ProjectDescription
import ProjectDescriptionHelpers

let project: Project = .module(name: "Kit", parts: [.sources, .example])
