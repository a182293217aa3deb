import ProjectDescription

public protocol Configurable {}

public extension Configurable {
    func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try block(&copy)
        return copy
    }

    func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}

public extension SourceFilesList {
    static let sources: SourceFilesList = "Sources/**"
}

public struct TargetSpec: Configurable {
    public var sources: SourceFilesList?
    public var resources: ResourceFileElements?
    public var dependencies: [TargetDependency]

    public init(
        sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil,
        dependencies: [TargetDependency] = []
    ) {
        self.sources = sources
        self.resources = resources
        self.dependencies = dependencies
    }

    func toTarget(with name: String, product: Product) -> Target {
        Target.target(
            name: name,
            destinations: .iOS,
            product: product,
            bundleId: "org.example.\(name)",
            deploymentTargets: .iOS("16.0"),
            sources: sources,
            resources: resources,
            dependencies: dependencies
        )
    }
}

public extension Target {
    static func implements(name: String, product: Product = .staticLibrary, spec: TargetSpec) -> Target {
        spec.with {
            $0.sources = .sources
            if product == .framework {
                $0.dependencies.append(.sdk(name: "UIKit", type: .framework))
            }
        }
        .toTarget(with: name, product: product)
    }

    static func interface(name: String, spec: TargetSpec) -> Target {
        spec.with(\.sources, .sources).toTarget(with: name, product: .framework)
    }
}
