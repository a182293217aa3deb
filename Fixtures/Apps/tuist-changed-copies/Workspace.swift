import ProjectDescription

let workspace = Workspace(name: "App", projects: ["App", "Design"])
