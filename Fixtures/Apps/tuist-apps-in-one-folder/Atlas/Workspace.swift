import ProjectDescription

let workspace = Workspace(name: "Atlas", projects: ["."])
