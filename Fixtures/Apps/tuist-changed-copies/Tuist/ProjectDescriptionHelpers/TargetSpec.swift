import ProjectDescription

public protocol Configurable {}
public extension Configurable {
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

public struct TargetSpec: Configurable {
    public var product: Product
    public var sources: SourceFilesList?
    public var resources: ResourceFileElements?
    public var dependencies: [TargetDependency]

    public init(product: Product = .framework, sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil, dependencies: [TargetDependency] = []) {
        self.product = product
        self.sources = sources
        self.resources = resources
        self.dependencies = dependencies
    }

    func toTarget(with name: String) -> Target {
        .target(name: name, destinations: .iOS, product: product, bundleId: "x.\(name)", infoPlist: .default, sources: sources, resources: resources, dependencies: dependencies)
    }
}

public extension Target {
    static func implements(name: String, spec: TargetSpec) -> Target {
        spec.with { $0.sources = ["Sources/**"] }.toTarget(with: name)
    }
}
