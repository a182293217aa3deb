import ProjectDescription

let project = Project(name: "Design", targets: [.target(name: "Design", destinations: .iOS, product: .framework, bundleId: "x.Design", sources: ["Sources/**"], resources: ["Resources/**"])])
