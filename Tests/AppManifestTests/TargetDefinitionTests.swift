import XcodeProjects
import SourceText
import Testing

@testable import AppManifest

/// What `#if` asks for is known where the build settings of every configuration say it alike.
@Suite struct TargetDefinitionTests {
  private func definitions(_ configurations: [[(String, String)]]) -> TargetDefinitions {
    var definitions = TargetDefinitions()
    for settings in configurations {
      var layer = SettingsLayer()
      for (name, value) in settings {
        layer.add(name, BuildSetting(text: value, place: SourcePlace(path: "")))
      }
      definitions.add(BuildSettings([layer], sdk: "iphoneos", configuration: ""))
    }
    return definitions
  }

  @Test("names and flags of Swift are defined as 1")
  func swift() {
    let names = definitions([
      [
        ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "$(inherited) RED"),
        ("OTHER_SWIFT_FLAGS", "-Xfrontend -DBLUE -D GREEN"),
      ]
    ]).conditions(among: (swift: ["OTHER", "RED"], c: [])).swift
    #expect(names.defined == ["RED": "1", "BLUE": "1", "GREEN": "1"])
    #expect(names.undefined == ["OTHER"])
  }

  @Test("macros stand for what is behind the equals sign, or for 1")
  func macros() {
    let names = definitions([
      [("GCC_PREPROCESSOR_DEFINITIONS", "A B=0 C=$(NOBODY)"), ("OTHER_CFLAGS", "-DD=2")]
    ]).conditions(among: (swift: [], c: [])).c
    #expect(names.defined["A"] == "1")
    #expect(names.defined["B"] == "0")
    #expect(names.defined["D"] == "2")
  }

  @Test("what configurations say otherwise is not known")
  func configurations() {
    let key = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
    let names = definitions([[(key, "DEBUG RED")], [(key, "RED")]])
      .conditions(among: (swift: ["DEBUG", "RED"], c: [])).swift
    #expect(names.defined == ["RED": "1"])
    #expect(names.undefined.isEmpty)
  }
}
