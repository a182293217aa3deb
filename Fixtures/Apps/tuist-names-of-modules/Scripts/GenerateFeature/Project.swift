//import ProjectDescription
//import ProjectDescriptionHelpers
//
//let project = Project.makeModule(name: "Feature", product: .framework)
