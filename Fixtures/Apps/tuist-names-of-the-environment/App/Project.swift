import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: Names.app,
    targets: [
        .app(
            name: Names.app,
            fonts: Names.isForStore ? ["GateSans-Store.ttf"] : ["GateSans-Regular.ttf"])
    ])
