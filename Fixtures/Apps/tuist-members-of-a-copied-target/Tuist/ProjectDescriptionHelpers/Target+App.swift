import ProjectDescription

extension Target {
    public static func app(target: Target) -> Self {
        var newTarget = target
        newTarget.sources = ["Sources/**"]
        newTarget.resources = ["Resources/**"]
        return newTarget
    }

    public static func kit(target: Target) -> Self {
        var newTarget = target
        newTarget.name = "Kit"
        newTarget.product = .staticFramework
        newTarget.bundleId = "org.example.kit"
        newTarget.sources = ["Kit/**"]
        return newTarget
    }
}
