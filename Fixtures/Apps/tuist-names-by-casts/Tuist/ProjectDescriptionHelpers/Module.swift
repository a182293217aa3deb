import ProjectDescription

public protocol NamedModule {
    var name: String { get }
}

public extension NamedModule where Self: RawRepresentable {
    var name: String { "\(rawValue)" }
}

public enum Module {
    case interface(Interface)
    case tool(Tool)

    public enum Interface: String, NamedModule { case Typography, Pictures }
    public enum Tool: String, NamedModule { case Networking }

    public var name: String {
        switch self {
        case let .interface(module as any NamedModule), let .tool(module as any NamedModule):
            return module.name
        }
    }
}

public extension Target {
    static func module(_ module: Module, resources: ResourceFileElements? = nil) -> Target {
        .library(named: module.name, resources: resources)
    }

    static func library(named name: String, resources: ResourceFileElements? = nil) -> Target {
        .target(
            name: name, destinations: .iOS, product: .staticFramework, bundleId: "gate.\(name)",
            sources: ["Sources/**"], resources: resources)
    }
}
