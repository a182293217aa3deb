/// What the build settings of a module say of the names that `#if` asks for.
///
/// Only what holds in every build configuration is known: `DEBUG` is not.
package struct CompilationConditions: Sendable, Hashable {
  /// In Swift: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, `-D`.
  package var swift: Names
  /// In C and Objective-C: `GCC_PREPROCESSOR_DEFINITIONS`, `-D`.
  package var c: Names

  package init(swift: Names = Names(), c: Names = Names()) {
    self.swift = swift
    self.c = c
  }

  /// The names of one language.
  package struct Names: Sendable, Hashable {
    /// Those that are defined, with what they stand for; in Swift that is `1`.
    package var defined: [String: String]
    /// Those that other modules' settings define and this one's do not.
    package var undefined: Set<String>
    /// All that some configuration defines, where the settings are known whole: no other name is defined but by
    /// tools. `nil` where they are not.
    package var possible: Set<String>?

    package init(
      defined: [String: String] = [:], undefined: Set<String> = [], possible: Set<String>? = nil
    ) {
      self.defined = defined
      self.undefined = undefined
      self.possible = possible
    }

    package var isEmpty: Bool { defined.isEmpty && undefined.isEmpty && possible == nil }

    /// Whether a name is defined; `nil` where that is not known.
    package func isDefined(_ name: String) -> Bool? {
      if defined[name] != nil { return true }
      return undefined.contains(name) ? false : nil
    }

    /// What is known of the names that a file asks for.
    ///
    /// - Parameter isDefinedElsewhere: whether something else than settings may define a name.
    package func asked(
      _ names: some Sequence<String>, unless isDefinedElsewhere: (String) -> Bool = { _ in false }
    ) -> Names {
      let asked = Set(names)
      var known = only(asked.contains)
      guard let possible else { return known }
      known.undefined.formUnion(
        asked.filter {
          !possible.contains($0) && !Self.isOfTools($0) && !isDefinedElsewhere($0)
        })
      known.possible = nil
      return known
    }

    /// Whether a compiler, a package manager, or an editor may define a name without any setting.
    private static func isOfTools(_ name: String) -> Bool {
      name.hasPrefix("_") || ofTools.contains(name)
    }

    private static let ofTools: Set<String> = [
      "DEBUG", "NDEBUG", "SWIFT_PACKAGE", "COCOAPODS", "Xcode",
    ]

    /// What is known of some names alone.
    package func only(_ isMeant: (String) -> Bool) -> Names {
      Names(
        defined: defined.filter { isMeant($0.key) }, undefined: undefined.filter(isMeant),
        possible: possible)
    }

    /// What both know alike, where a file is compiled with each.
    package func agreeing(with other: Names) -> Names {
      Names(
        defined: defined.filter { other.defined[$0.key] == $0.value },
        undefined: undefined.intersection(other.undefined),
        possible: possible.flatMap { own in other.possible.map(own.union) })
    }
  }

  package var isEmpty: Bool { swift.isEmpty && c.isEmpty }

  /// What both know alike.
  package func agreeing(with other: CompilationConditions) -> CompilationConditions {
    CompilationConditions(
      swift: swift.agreeing(with: other.swift), c: c.agreeing(with: other.c))
  }
}
