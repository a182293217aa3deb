import SourceText

/// Applies an XcodeGen spec's target templates, and makes one target of each platform of a list.
enum SpecTemplates {
  static func resolved(_ spec: PlacedValue) -> PlacedValue {
    guard case .dictionary(var entries) = spec.content,
      let position = entries.firstIndex(where: { $0.key == "targets" }),
      case .dictionary(let targets) = entries[position].value.content
    else { return spec }
    var templates = TemplateNames(spec["targetTemplates"])
    let resolved = targets.flatMap { target in
      platformTargets(applying(&templates, to: target))
    }
    entries[position].value.content = .dictionary(resolved)
    return PlacedValue(.dictionary(entries), place: spec.place)
  }
}

extension SpecTemplates {
  private static func applying(_ templates: inout TemplateNames, to target: PlacedValue.Entry)
    -> PlacedValue.Entry
  {
    let names = templates.names(in: target.value)
    guard !names.isEmpty else { return target }
    var merged = PlacedValue(.dictionary([]), place: target.value.place)
    for name in names {
      if let template = templates.templates[name] { merged = template.merged(onto: merged) }
    }
    var result = target
    result.value = target.value.merged(onto: merged).expanding(["target_name": target.key])
    if let attributes = result.value["templateAttributes"]?.entries {
      let values = attributes.compactMap { entry in entry.value.scalar.map { (entry.key, $0) } }
      result.value = result.value.expanding(Dictionary(values) { first, _ in first })
    }
    return result
  }

  /// `platform: [iOS, tvOS]` stands for a target `Name_iOS` and a target `Name_tvOS`.
  private static func platformTargets(_ target: PlacedValue.Entry) -> [PlacedValue.Entry] {
    guard let platforms = target.value["platform"]?.array else { return [target] }
    return platforms.compactMap { platform in
      guard let name = platform.string else { return nil }
      var result = target
      result.value = target.value.expanding(["platform": name])
      let prefix = result.value["platformPrefix"]?.string ?? ""
      let suffix = result.value["platformSuffix"]?.string ?? "_\(name)"
      result.key = prefix + target.key + suffix
      result.value = result.value
        .setting("platform", platform)
        .setting("productName", PlacedValue(.string(target.key), place: target.keyPlace))
      if let version = target.value["deploymentTarget"]?[name] {
        result.value = result.value.setting("deploymentTarget", version)
      }
      return result
    }
  }
}

extension PlacedValue {
  /// A dictionary with a key's value replaced or added.
  fileprivate func setting(_ key: String, _ value: PlacedValue) -> PlacedValue {
    guard case .dictionary(var entries) = content else { return self }
    if let position = entries.firstIndex(where: { $0.key == key }) {
      entries[position].value = value
    } else {
      entries.append(Entry(key: key, keyPlace: value.place, value: value))
    }
    return PlacedValue(.dictionary(entries), place: place)
  }
}
