import ProjectDescription

let workspace = Workspace(name: "Harbor", projects: ["."])
