import ProjectDescription

let workspace = Workspace(name: "Loom", projects: ["Projects/**"])
