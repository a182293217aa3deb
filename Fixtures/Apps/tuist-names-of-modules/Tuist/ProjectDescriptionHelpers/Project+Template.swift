import ProjectDescription

public enum MicroFeatureTarget {
    case unitTest
    case demo
}

public extension Project {
    static func makeModule(
        name: String,
        product: Product,
        targets: Set<MicroFeatureTarget> = [],
        resources: ResourceFileElements? = nil,
        internalDependencies: [TargetDependency] = []
    ) -> Project {
        var allTargets: [Target] = [
            Target(
                name: name,
                platform: .iOS,
                product: product,
                bundleId: "a.b.\(name)",
                deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone]),
                infoPlist: .default,
                sources: ["Sources/**"],
                resources: resources,
                dependencies: internalDependencies
            )
        ]
        if targets.contains(.demo) {
            allTargets.append(
                Target(name: "\(name)DemoApp", platform: .iOS, product: .app, bundleId: "a.b.demo", sources: ["Demo/Sources/**"], dependencies: [.target(name: name)])
            )
        }
        return Project(name: name, targets: allTargets)
    }
}
