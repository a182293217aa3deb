import AppManifest
import FontInspection
import FontReferences
import FontResolution
import Testing

@testable import FontDiagnostics

/// A fact about a name: what a process with these fonts gives for it, and what is said of it.
struct NameFact: CustomTestStringConvertible {
  var fact: String
  var confidence: Confidence
  var name: String
  var fonts: [FontFile] = NameFact.gate
  var api: FontAPI = .uiFont
  var platform: Platform = .iOS
  var deploymentTarget: OSVersion?
  var outcome: Resolution.Outcome
  /// The PostScript name of the face that is drawn.
  var face: String?
  /// The rules that speak, and how loud.
  var found: [String: Severity] = [:]
  /// Words of the message.
  var says: String?

  var testDescription: String { "\(fact): \(name) through \(api.rawValue) on \(platform)" }

  /// The fonts that most rows have.
  static let gate: [FontFile] = [
    .fact("GateSans-Regular.ttf", .fact("GateSans-Regular", full: ["Gate Sans Regular"])),
    .fact("GateSans-Bold.ttf", .fact("GateSans-Bold", full: ["Gate Sans Bold"], weight: 700)),
    .fact(
      "Plain.ttf",
      .fact("GateBook", family: "Gate Book", full: ["Gate Book Regular"], style: "Regular")),
  ]

  /// A variable font whose instances have names of their own.
  static let named: [FontFile] = [
    .fact(
      "GateVariable.ttf",
      .fact(
        "GateVariable", family: "Gate Variable", axis: 300...900,
        instances: [
          ("Light", ["GateVariable-Light"], 300), ("Regular", ["GateVariable"], 400),
          ("Bold", ["GateVariable-Bold"], 700),
        ]))
  ]

  /// A variable font whose instances have none.
  static let unnamed: [FontFile] = [
    .fact(
      "GateFlex.ttf",
      .fact(
        "GateFlex-Regular", family: "Gate Flex", axis: 300...900,
        instances: [
          ("Regular", ["GateFlex-Regular"], 400), ("SemiBold", ["GateFlex-Regular_SemiBold"], 600),
          ("Extra Bold", ["GateFlex-Regular_Extra-Bold"], 800),
        ]))
  ]

  static let all: [NameFact] = matching + traps + records + variable + builtIn
}

extension NameFact {
  private static let matching: [NameFact] = [
    NameFact(
      fact: "M1", confidence: .documented, name: "GateSans-Bold", outcome: .postScriptName,
      face: "GateSans-Bold"),
    NameFact(
      fact: "M1", confidence: .documented, name: "Gate",
      fonts: [
        .fact("A.ttf", .fact("Other", family: "Gate")), .fact("B.ttf", .fact("Gate", family: "B")),
      ], outcome: .postScriptName, face: "Gate"),
    NameFact(
      fact: "M1", confidence: .documented, name: "Gate",
      fonts: [
        .fact("A.ttf", .fact("A-Regular", family: "A", full: ["Gate"])),
        .fact("B.ttf", .fact("B-Regular", family: "Gate")),
      ], outcome: .familyName, face: "B-Regular", found: ["family_name_used": .note]),
    NameFact(
      fact: "M1", confidence: .documented, name: "Gate Sans Bold", api: .ctFont,
      outcome: .fullName, face: "GateSans-Bold", found: ["full_name_used": .note]),
    NameFact(
      fact: "M2", confidence: .documented, name: "Nowhere", api: .ctFont, outcome: .fallback,
      found: ["unknown_font_name": .error], says: "Helvetica is used"),
    NameFact(
      fact: "M3", confidence: .documented, name: "GateSans-Bold", api: .cgFont,
      outcome: .postScriptName, face: "GateSans-Bold"),
    NameFact(
      fact: "M3", confidence: .documented, name: "Gate Sans", api: .cgFont, outcome: .fallback,
      found: ["unknown_font_name": .error], says: "CGFont(_:) returns nil"),
    NameFact(
      fact: "M4", confidence: .documented, name: "Nowhere", outcome: .fallback,
      found: ["unknown_font_name": .error], says: "UIFont(name:size:) returns nil"),
    NameFact(
      fact: "M5", confidence: .contradictory, name: "Gate Sans Bold", outcome: .fullName,
      face: "GateSans-Bold", found: ["full_name_used": .warning], says: "may fail"),
    NameFact(
      fact: "M5", confidence: .contradictory, name: "Gate Sans Bold", api: .fontCustom,
      outcome: .fullName, face: "GateSans-Bold", found: ["full_name_used": .warning]),
    NameFact(
      fact: "M6", confidence: .documented, name: "Nowhere", api: .nsFont, platform: .macOS,
      outcome: .fallback, found: ["unknown_font_name": .error],
      says: "NSFont(name:size:) returns nil"),
    NameFact(
      fact: "M7", confidence: .documented, name: "Gate Sans", api: .descriptorFamilyAttribute,
      outcome: .familyName, face: "GateSans-Regular"),
    NameFact(
      fact: "M7", confidence: .documented, name: "GateSans-Bold", api: .descriptorFamilyAttribute,
      outcome: .fallback, found: ["unknown_font_name": .error], says: "is used"),
    NameFact(
      fact: "M8", confidence: .documented, name: "Nowhere", api: .fontCustom, outcome: .fallback,
      found: ["unknown_font_name": .error], says: "the system font is used"),
    NameFact(
      fact: "M9", confidence: .inferred, name: "Gate Sans", api: .skLabelNode,
      outcome: .familyName, face: "GateSans-Regular", found: ["family_name_used": .note]),
    NameFact(
      fact: "M10", confidence: .observed, name: "Nowhere", api: .caTextLayer, outcome: .fallback,
      found: ["unknown_font_name": .error], says: "Helvetica is used"),
    NameFact(
      fact: "M11", confidence: .observed, name: "Nowhere", api: .interfaceBuilderDescription,
      outcome: .fallback, found: ["unknown_font_name": .error],
      says: "the system font is used"),
    NameFact(
      fact: "M12", confidence: .contradictory, name: "gatesans-bold", outcome: .caseInsensitive,
      face: "GateSans-Bold", found: ["font_name_case": .warning], says: "may not find it"),
    NameFact(
      fact: "M12", confidence: .contradictory, name: "GATE SANS", api: .fontCustom,
      outcome: .caseInsensitive, face: "GateSans-Regular", found: ["font_name_case": .warning]),
    NameFact(
      fact: "M12", confidence: .contradictory, name: "georgia", outcome: .caseInsensitive,
      found: ["font_name_case": .warning]),
    NameFact(
      fact: "M13", confidence: .observed, name: "gatesans-bold", api: .nsFont, platform: .macOS,
      outcome: .caseInsensitive, face: "GateSans-Bold", found: ["font_name_case": .error],
      says: "is case-sensitive and returns nil"),
    NameFact(
      fact: "M14", confidence: .observed, name: "Gate Sans", outcome: .familyName,
      face: "GateSans-Regular", found: ["family_name_used": .note]),
    NameFact(
      fact: "M14", confidence: .observed, name: "Noteworthy", outcome: .builtIn,
      found: ["family_name_used": .note]),
    NameFact(
      fact: "M15", confidence: .observed, name: "GateSans Bold", outcome: .fallback,
      found: ["unknown_font_name": .error], says: "by a hyphen or a space"),
    NameFact(
      fact: "M15", confidence: .observed, name: "Arial-Bold", outcome: .fallback,
      found: ["unknown_font_name": .error]),
    NameFact(
      fact: "M15", confidence: .observed, name: "Plain", outcome: .fallback,
      found: ["unknown_font_name": .error], says: "the name of a file"),
    NameFact(
      fact: "M16", confidence: .documented, name: "Lobster", outcome: .fallback,
      found: ["unknown_font_name": .error]),
    NameFact(
      fact: "M16", confidence: .documented, name: "", outcome: .fallback,
      found: ["empty_font_name": .error]),
    NameFact(
      fact: "M17", confidence: .documented, name: "Gate Sans", api: .reactNative,
      outcome: .familyName, face: "GateSans-Regular"),
    NameFact(
      fact: "M17", confidence: .documented, name: "GateSans-Bold", api: .reactNative,
      outcome: .postScriptName, face: "GateSans-Bold"),
    NameFact(
      fact: "M17", confidence: .documented, name: "Nowhere", api: .reactNative,
      outcome: .fallback, found: ["unknown_font_name": .error],
      says: "the system font is used"),
    NameFact(
      fact: "M18", confidence: .inferred, name: "Gate Sans", api: .webFamilies,
      outcome: .familyName, face: "GateSans-Regular"),
    NameFact(
      fact: "M18", confidence: .inferred, name: "Nowhere", api: .webFamilies, outcome: .fallback,
      found: ["unknown_font_name": .note], says: "Times"),
    NameFact(
      fact: "M19", confidence: .documented, name: "Nowhere", api: .lottie, outcome: .fallback,
      found: ["unknown_font_name": .warning], says: "Helvetica"),
    NameFact(
      fact: "M20", confidence: .observed, name: "gate sans", api: .nsFont, platform: .macOS,
      outcome: .caseInsensitive, face: "GateSans-Regular", found: ["font_name_case": .warning]),
    NameFact(
      fact: "M20", confidence: .observed, name: "helvetica neue", api: .nsFont, platform: .macOS,
      outcome: .caseInsensitive, found: ["font_name_case": .warning]),
    NameFact(
      fact: "M21", confidence: .inferred, name: "gatesans-bold", api: .descriptorNameAttribute,
      outcome: .caseInsensitive, face: "GateSans-Bold", found: ["font_name_case": .warning],
      says: "probably case-sensitive"),
  ]

  private static let traps: [NameFact] = [
    NameFact(
      fact: "T1", confidence: .observed, name: ".SFUI-Semibold", outcome: .fallback,
      found: ["private_system_font": .error], says: "Times New Roman"),
    NameFact(
      fact: "T1", confidence: .observed, name: "SFUI-Regular", outcome: .fallback,
      found: ["private_system_font": .error], says: "Times New Roman"),
    NameFact(
      fact: "T2", confidence: .observed, name: ".AppleSystemUIFontBold",
      api: .interfaceBuilderDescription, outcome: .builtIn),
    NameFact(
      fact: "T3", confidence: .observed, name: ".SFNSText", api: .interfaceBuilderFont,
      outcome: .fallback, found: ["private_system_font": .error], says: "private to macOS"),
    NameFact(
      fact: "T4", confidence: .observed, name: "SFProText-Medium", api: .fontCustom,
      outcome: .fallback, found: ["private_system_font": .error], says: "not installed on devices"),
    NameFact(
      fact: "T5", confidence: .observed, name: "GateSans-Regular",
      fonts: [
        .fact("Last.ttf", .fact("GateSans-Regular")), .fact("A.ttf", .fact("GateSans-Regular")),
      ],
      outcome: .postScriptName, face: "GateSans-Regular",
      found: ["duplicate_postscript_name": .error]),
    NameFact(
      fact: "T6", confidence: .inferred, name: "Georgia",
      fonts: [.fact("Georgia.ttf", .fact("Georgia", family: "Georgia"))],
      outcome: .postScriptName, face: "Georgia", found: ["built_in_font_name": .note],
      says: "which one is used is undocumented"),
    NameFact(
      fact: "T7", confidence: .documented, name: "Gate(Sans)",
      fonts: [.fact("Gate.ttf", .fact("Gate(Sans)"))], outcome: .postScriptName,
      face: "Gate(Sans)", found: ["invalid_postscript_name": .warning]),
    NameFact(
      fact: "T8", confidence: .documented, name: "GateBook-Regular", outcome: .fallback,
      found: ["unknown_font_name": .error], says: "the regular font is named"),
    NameFact(
      fact: "T9", confidence: .observed, name: "GateVariable-Regular", fonts: NameFact.named,
      outcome: .fallback, found: ["unknown_font_name": .error],
      says: "an instance of a variable font"),
    NameFact(
      fact: "T10", confidence: .observed, name: "Gate-Spaced",
      fonts: [.fact("Gate.ttf", .fact("Gate Spaced"))], outcome: .postScriptName,
      face: "Gate Spaced", found: ["invalid_postscript_name": .warning]),
  ]

  private static let records: [NameFact] = [
    NameFact(
      fact: "R1", confidence: .observed, name: "GateSans-Regular", outcome: .postScriptName,
      face: "GateSans-Regular"),
    NameFact(
      fact: "R2", confidence: .contradictory, name: "gatetwin-Bold", fonts: twin,
      outcome: .postScriptName, face: "gatetwin-Bold",
      found: ["inconsistent_postscript_name": .warning]),
    NameFact(
      fact: "R2", confidence: .contradictory, name: "GateTwin-Bold", fonts: twin,
      outcome: .postScriptName, face: "GateTwin-Bold",
      found: ["inconsistent_postscript_name": .warning]),
    NameFact(
      fact: "R3", confidence: .observed, name: "Gate Open", fonts: typographic,
      outcome: .familyName, face: "GateOpen-SemiBold", found: ["family_name_used": .note]),
    NameFact(
      fact: "R3", confidence: .observed, name: "Gate Open Poster Regular", fonts: typographic,
      outcome: .fallback, found: ["unknown_font_name": .error], says: "no font is named"),
    NameFact(
      fact: "R6", confidence: .contradictory, name: "Gate Open Poster", fonts: typographic,
      outcome: .fallback, found: ["unknown_font_name": .warning], says: "a legacy family"),
    NameFact(
      fact: "R4", confidence: .inferred, name: "GateSerif-Regular", fonts: compact,
      outcome: .postScriptName, face: "GateSerif-Regular",
      found: ["inconsistent_postscript_name": .note]),
    NameFact(
      fact: "R4", confidence: .inferred, name: "GateSerif", fonts: compact, outcome: .fallback,
      found: ["unknown_font_name": .warning], says: "CFF"),
    NameFact(
      fact: "R5", confidence: .observed, name: "GateMono-Bold",
      fonts: [
        .fact(
          "GateMono.ttc", .fact("GateMono-Regular", family: "Gate Mono"),
          .fact("GateMono-Bold", family: "Gate Mono", weight: 700))
      ], outcome: .postScriptName, face: "GateMono-Bold"),
  ]

  private static let twin: [FontFile] = [
    .fact(
      "macintosh/GateTwin.ttf",
      .fact("gatetwin-Bold", "GateTwin-Bold", family: "Gate Twin", weight: 700))
  ]

  private static let typographic: [FontFile] = [
    .fact(
      "GateOpen.ttf",
      .fact(
        "GateOpen-SemiBold", family: "Gate Open", legacyFamily: "Gate Open Poster", weight: 600))
  ]

  private static let compact: [FontFile] = {
    var face = Face.fact("GateSerif-Regular", family: "Gate Serif Text")
    face.compactFontName = "GateSerif"
    return [.fact("Serif.otf", face)]
  }()

  private static let builtIn: [NameFact] = [
    NameFact(
      fact: "B1", confidence: .observed, name: "Seravek-Bold", outcome: .fallback,
      found: ["unavailable_system_font": .error], says: "available on macOS but not on iOS"),
    NameFact(fact: "B2", confidence: .observed, name: "Courier", outcome: .builtIn),
    NameFact(fact: "B2", confidence: .observed, name: "Courier-BoldOblique", outcome: .builtIn),
    NameFact(fact: "B2", confidence: .observed, name: "HiraKakuProN-W6", outcome: .builtIn),
    NameFact(
      fact: "B2", confidence: .observed, name: "Courier", deploymentTarget: OSVersion(12),
      outcome: .builtIn),
    NameFact(
      fact: "B3", confidence: .inferred, name: "IowanOldStyle-Roman", outcome: .unknown,
      found: ["unavailable_system_font": .note], says: "not in Apple's font list"),
    NameFact(
      fact: "B3", confidence: .inferred, name: "Heiti TC", outcome: .unknown,
      found: ["unavailable_system_font": .note]),
    NameFact(
      fact: "B3", confidence: .inferred, name: "Kefa-Regular", outcome: .unknown,
      found: ["unavailable_system_font": .note]),
    NameFact(
      fact: "B4", confidence: .inferred, name: "Impact", deploymentTarget: OSVersion(15),
      outcome: .unknown, found: ["unavailable_system_font": .warning], says: "before iOS 15.5"),
    NameFact(
      fact: "B4", confidence: .inferred, name: "Impact", deploymentTarget: OSVersion(16),
      outcome: .builtIn),
    NameFact(
      fact: "B4", confidence: .inferred, name: "PingFangMO-Regular",
      deploymentTarget: OSVersion(17), outcome: .unknown,
      found: ["unavailable_system_font": .warning]),
    NameFact(
      fact: "B5", confidence: .documented, name: "ProximaNova-Regular", outcome: .fallback,
      found: ["unavailable_system_font": .error], says: "as a downloadable font"),
    NameFact(
      fact: "B6", confidence: .inferred, name: "ProximaNova-Regular", api: .nsFont,
      platform: .macOS, outcome: .unknown, found: ["unavailable_system_font": .note]),
    NameFact(
      fact: "B7", confidence: .inferred, name: "Zapfino", platform: .tvOS, outcome: .unknown,
      found: ["unavailable_system_font": .note]),
    NameFact(
      fact: "B7", confidence: .inferred, name: "Georgia", platform: .visionOS, outcome: .unknown,
      found: ["unavailable_system_font": .note]),
    NameFact(
      fact: "B8", confidence: .inferred, name: "苹方-简 中粗体", outcome: .unknown,
      found: ["unavailable_system_font": .warning], says: "the localized name of a font"),
    NameFact(
      fact: "B9", confidence: .inferred, name: "PingFang-SC-Medium", outcome: .unknown,
      found: ["unavailable_system_font": .warning], says: "is not the PostScript name"),
    NameFact(
      fact: "B8", confidence: .inferred, name: "ヒラギノ角ゴ ProN W6", api: .nsFont,
      platform: .macOS, outcome: .unknown, found: ["unavailable_system_font": .warning]),
  ]

  private static let variable: [NameFact] = [
    NameFact(
      fact: "V1", confidence: .observed, name: "GateVariable", fonts: named,
      outcome: .postScriptName, face: "GateVariable"),
    NameFact(
      fact: "V2", confidence: .observed, name: "GateVariable-Bold", fonts: named,
      outcome: .namedInstance, face: "GateVariable-Bold"),
    NameFact(
      fact: "V3", confidence: .observed, name: "GateFlex-Regular_Extra-Bold", fonts: unnamed,
      outcome: .namedInstance, face: "GateFlex-Regular_Extra-Bold"),
    NameFact(
      fact: "V4", confidence: .observed, name: "GateFlex-ExtraBold", fonts: unnamed,
      outcome: .fallback, found: ["unknown_font_name": .error],
      says: "an instance of a variable font"),
    NameFact(
      fact: "V5", confidence: .observed, name: "GateFlex-Regular_wght28A0000", fonts: unnamed,
      outcome: .namedInstance, face: "GateFlex-Regular_wght28A0000"),
    NameFact(
      fact: "V5", confidence: .observed, name: "GateFlex-Regular_wdth28A0000", fonts: unnamed,
      outcome: .fallback, found: ["unknown_font_name": .error]),
    NameFact(
      fact: "V6", confidence: .observed, name: "GateFlex-SemiBold", fonts: unnamed,
      outcome: .fallback, found: ["unknown_font_name": .error],
      says: "an instance of a variable font"),
    NameFact(
      fact: "V6", confidence: .observed, name: "Gate-Bold",
      fonts: [
        .fact(
          "GateVF.ttf",
          .fact(
            "GateVF", family: "Gate", axis: 300...900, instances: [("Bold", ["Gate-Bold"], 700)]))
      ], outcome: .namedInstance, face: "Gate-Bold"),
    NameFact(
      fact: "V7", confidence: .observed, name: "GateHidden",
      fonts: [
        .fact(
          "GateHidden.ttf",
          .fact(
            "GateHidden", family: "Gate Hidden", axis: 300...700,
            instances: [("Light", ["GateHidden"], 300), ("Bold", ["GateHidden-Bold"], 700)]))
      ], outcome: .postScriptName, face: "GateHidden",
      found: ["hidden_named_instance": .warning]),
  ]
}
