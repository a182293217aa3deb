import ProjectDescription

let workspace = Workspace(name: "Mini", projects: ["Projects/**"])
