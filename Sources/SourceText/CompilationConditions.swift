/// What the build settings of a module say of the names that `#if` asks for.
///
/// Only what holds in every build configuration is known: `DEBUG` is not.
public struct CompilationConditions: Sendable, Hashable {
  /// In Swift: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, `-D`.
  public var swift: Names
  /// In C and Objective-C: `GCC_PREPROCESSOR_DEFINITIONS`, `-D`.
  public var c: Names

  public init(swift: Names = Names(), c: Names = Names()) {
    self.swift = swift
    self.c = c
  }

  /// The names of one language.
  public struct Names: Sendable, Hashable {
    /// Those that are defined, with what they stand for; in Swift that is `1`.
    public var defined: [String: String]
    /// Those that other modules' settings define and this one's do not.
    public var undefined: Set<String>

    public init(defined: [String: String] = [:], undefined: Set<String> = []) {
      self.defined = defined
      self.undefined = undefined
    }

    public var isEmpty: Bool { defined.isEmpty && undefined.isEmpty }

    /// Whether a name is defined; `nil` where that is not known.
    public func isDefined(_ name: String) -> Bool? {
      if defined[name] != nil { return true }
      return undefined.contains(name) ? false : nil
    }

    /// What is known of some names alone.
    public func only(_ isMeant: (String) -> Bool) -> Names {
      Names(defined: defined.filter { isMeant($0.key) }, undefined: undefined.filter(isMeant))
    }

    /// What both know alike, where a file is compiled with each.
    public func agreeing(with other: Names) -> Names {
      Names(
        defined: defined.filter { other.defined[$0.key] == $0.value },
        undefined: undefined.intersection(other.undefined))
    }
  }

  public var isEmpty: Bool { swift.isEmpty && c.isEmpty }

  /// What both know alike.
  public func agreeing(with other: CompilationConditions) -> CompilationConditions {
    CompilationConditions(
      swift: swift.agreeing(with: other.swift), c: c.agreeing(with: other.c))
  }
}
