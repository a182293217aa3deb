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

    package init(defined: [String: String] = [:], undefined: Set<String> = []) {
      self.defined = defined
      self.undefined = undefined
    }

    package var isEmpty: Bool { defined.isEmpty && undefined.isEmpty }

    /// Whether a name is defined; `nil` where that is not known.
    package func isDefined(_ name: String) -> Bool? {
      if defined[name] != nil { return true }
      return undefined.contains(name) ? false : nil
    }

    /// What is known of some names alone.
    package func only(_ isMeant: (String) -> Bool) -> Names {
      Names(defined: defined.filter { isMeant($0.key) }, undefined: undefined.filter(isMeant))
    }

    /// What both know alike, where a file is compiled with each.
    package func agreeing(with other: Names) -> Names {
      Names(
        defined: defined.filter { other.defined[$0.key] == $0.value },
        undefined: undefined.intersection(other.undefined))
    }
  }

  package var isEmpty: Bool { swift.isEmpty && c.isEmpty }

  /// What both know alike.
  package func agreeing(with other: CompilationConditions) -> CompilationConditions {
    CompilationConditions(
      swift: swift.agreeing(with: other.swift), c: c.agreeing(with: other.c))
  }
}
