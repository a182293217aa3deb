import AppManifest
import FontDiagnostics
import FontReport

/// What `.fontgate.yml` may say, as a JSON Schema for editors.
///
/// It is made of the keys that are read and the rules and reporters there are, so that it knows them all.
package enum ConfigurationSchema {
  /// The name of the file that `fontgate init` puts beside the configuration.
  package static let fileName = ".fontgate.schema.json"

  /// The schema; the same program gives the same bytes.
  package static var text: String {
    let keys = ConfigurationKey.allCases.map { key in
      (key.rawValue, described(schema(of: key), key.summary))
    }
    let rules = RuleCatalogue.all.map { $0.description }.map { rule in
      (
        rule.identifier,
        described(
          [("$ref", .string("#/$defs/severity"))],
          "\(rule.summary) (\(rule.isOptIn ? "off" : rule.severity.rawValue) by default)")
      )
    }
    return JSONValue.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("fontgate configuration")),
      ("description", .string("The file .fontgate.yml. All keys are optional.")),
      ("type", kinds("object")),
      ("properties", .object(keys + rules)),
      ("additionalProperties", .bool(false)),
      (
        "$defs",
        .object([
          ("rule", .object(words(RuleCatalogue.all.map { $0.description.identifier }))),
          ("severity", .object([("anyOf", .array([level, .object(severity)]))])),
        ])
      ),
    ]).text
  }
}

extension ConfigurationSchema {
  private static func schema(of key: ConfigurationKey) -> [JSONValue.Member] {
    switch key {
    case .parentConfig, .configuration, .deploymentTarget, .baseline:
      [("type", kinds("string", "number"))]
    case .included, .excluded, .fonts, .targets: list(of: string)
    case .onlyRules, .disabledRules, .optInRules:
      list(of: [("$ref", .string("#/$defs/rule"))])
    case .platform: words(Platform.allCases.map(\.rawValue), mayBeEmpty: true)
    case .reporter: words(reporters, mayBeEmpty: true)
    case .reports:
      [("type", kinds("object")), ("additionalProperties", .bool(false))]
        + [
          (
            "properties",
            .object(reporters.map { ($0, described(string, "The file for the \($0) report.")) })
          )
        ]
    case .failOn: words(FailureThreshold.allCases.map(\.rawValue), mayBeEmpty: true)
    case .strict: [("type", kinds("boolean"))]
    case .knownFonts: knownFonts
    case .fontFunctions: fontFunctions
    }
  }

  /// `- {name: …, reason: …}`, or `NAME: reason`.
  private static var knownFonts: [JSONValue.Member] {
    let item = object([
      ("name", described(string, "The font name.")),
      ("reason", described([("type", .string("string"))], "How the app gets it.")),
    ])
    let byName: [JSONValue.Member] = [
      ("type", .string("object")), ("additionalProperties", .object([("type", .string("string"))])),
    ]
    return [
      (
        "anyOf",
        .array([.object(list(of: item)), .object(byName), .object([("type", .string("null"))])])
      )
    ]
  }

  /// `- Theme.font(_:size:)`, or `- {function: …, argument: 2}`.
  private static var fontFunctions: [JSONValue.Member] {
    let item = object(
      [
        (
          "function",
          described(string, "The function with its labels, such as Theme.font(_:size:).")
        ),
        (
          "argument",
          described(
            [("type", .string("integer")), ("minimum", .integer(1))],
            "Which argument is the name; the first, if the key is missing.")
        ),
      ], required: ["function"])
    return list(of: [("anyOf", .array([.object(string), .object(item)]))])
  }

  private static var string: [JSONValue.Member] {
    [("type", .array([.string("string"), .string("number")]))]
  }

  /// YAML reads the word off as a boolean.
  private static var level: JSONValue {
    .object([
      ("enum", .array(["error", "warning", "note", "off"].map(JSONValue.string) + [.bool(false)]))
    ])
  }

  private static var severity: [JSONValue.Member] {
    object([("severity", described(level, "The severity of the rule, or off."))], required: [])
  }

  /// Every name by which a reporter is known.
  private static var reporters: [String] {
    ReporterCatalogue.all.flatMap { [$0.identifier] + $0.aliases }
  }

  private static func list(of item: [JSONValue.Member]) -> [JSONValue.Member] {
    [("type", kinds("array")), ("items", .object(item))]
  }

  private static func object(
    _ properties: [JSONValue.Member], required: [String]? = nil
  ) -> [JSONValue.Member] {
    [
      ("type", .string("object")), ("properties", .object(properties)),
      ("required", .array((required ?? properties.map(\.key)).map(JSONValue.string))),
      ("additionalProperties", .bool(false)),
    ]
  }

  private static func words(_ words: [String], mayBeEmpty: Bool = false) -> [JSONValue.Member] {
    mayBeEmpty
      ? [("anyOf", .array([.object(self.words(words)), .object([("type", .string("null"))])]))]
      : [("enum", .array(words.map(JSONValue.string)))]
  }

  /// A key with nothing behind it is as good as none.
  private static func kinds(_ kinds: String...) -> JSONValue {
    .array((kinds + ["null"]).map(JSONValue.string))
  }

  private static func described(_ schema: [JSONValue.Member], _ text: String) -> JSONValue {
    .object(schema + [("description", .string(text))])
  }

  private static func described(_ schema: JSONValue, _ text: String) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return described(members, text)
  }
}
