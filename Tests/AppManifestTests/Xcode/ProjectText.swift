/// A `project.pbxproj` put together for one test.
struct ProjectText {
  private var objects: [String] = []
  private var count = 0
  private var main: [String] = []
  private var targets: [String] = []
  /// What the project object says besides.
  var attributes = ""
  /// The project's own settings.
  var settings = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;"
  /// The names of the configurations of the project and of its targets.
  var configurations = ["Debug", "Release"]

  /// Adds an object; its identifier is the result.
  @discardableResult
  mutating func add(_ isa: String, _ fields: String = "", id: String? = nil) -> String {
    count += 1
    let id = id ?? "A\(count)"
    objects.append("\t\t\(id) = {isa = \(isa); \(fields)};")
    return id
  }

  /// Takes an object out again.
  mutating func remove(_ id: String) {
    objects.removeAll { $0.hasPrefix("\t\t\(id) = ") }
  }

  /// Adds a file to the main group.
  mutating func file(_ path: String, _ fields: String = "sourceTree = \"<group>\";") -> String {
    let id = add("PBXFileReference", "path = \"\(path)\"; \(fields)")
    main.append(id)
    return id
  }

  mutating func folder(_ path: String) -> String {
    file(path, "lastKnownFileType = folder; sourceTree = \"<group>\";")
  }

  mutating func group(_ path: String, _ children: [String], _ fields: String = "") -> String {
    let id = add(
      "PBXGroup",
      "children = (\(Self.list(children))); path = \"\(path)\"; sourceTree = \"<group>\"; \(fields)"
    )
    main.removeAll { children.contains($0) }
    main.append(id)
    return id
  }

  mutating func synchronized(_ path: String, _ fields: String = "") -> String {
    let id = add(
      "PBXFileSystemSynchronizedRootGroup",
      "path = \"\(path)\"; sourceTree = \"<group>\"; \(fields)")
    main.append(id)
    return id
  }

  mutating func phase(_ isa: String, _ references: [String], _ fields: String = "") -> String {
    let files = references.map { add("PBXBuildFile", "fileRef = \($0);") }
    return add(isa, "files = (\(Self.list(files))); \(fields)")
  }

  mutating func resources(_ references: [String]) -> String {
    phase("PBXResourcesBuildPhase", references)
  }

  mutating func sources(_ references: [String]) -> String {
    phase("PBXSourcesBuildPhase", references)
  }

  /// - Parameter settings: of all configurations, or of the configurations by their names.
  @discardableResult
  mutating func target(
    _ name: String, _ type: String = "application", phases: [String] = [], settings: String = "",
    each: [String: String] = [:], fields: String = "", id: String? = nil
  ) -> String {
    let list = configurationList(settings, each)
    let id = add(
      "PBXNativeTarget",
      "name = \"\(name)\"; productType = \"com.apple.product-type.\(type)\"; "
        + "buildPhases = (\(Self.list(phases))); buildConfigurationList = \(list); \(fields)",
      id: id)
    targets.append(id)
    return id
  }

  mutating func configurationList(_ settings: String, _ each: [String: String] = [:]) -> String {
    let ids = configurations.map { name in
      add(
        "XCBuildConfiguration",
        "name = \"\(name)\"; buildSettings = {\(settings)\(each[name] ?? "")};")
    }
    return add(
      "XCConfigurationList",
      "buildConfigurations = (\(Self.list(ids))); defaultConfigurationName = \(configurations[0]);")
  }

  /// The whole text; the project is finished with it.
  mutating func text() -> String {
    let list = configurationList(settings)
    let group = add("PBXGroup", "children = (\(Self.list(main))); sourceTree = \"<group>\";")
    let root = add(
      "PBXProject",
      "buildConfigurationList = \(list); mainGroup = \(group); "
        + "targets = (\(Self.list(targets))); \(attributes)")
    return "// !$*UTF8*$!\n{\n\tobjects = {\n\(objects.joined(separator: "\n"))\n\t};\n"
      + "\trootObject = \(root);\n}\n"
  }

  static func list(_ items: [String]) -> String {
    items.map { "\"\($0)\", " }.joined()
  }
}
