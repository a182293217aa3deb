import ProjectDescription

let workspace = Workspace(name: "Gate", projects: ["App", "Kit", "Style"])
