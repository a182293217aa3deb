/// The names that built-in fonts have in their own language: what Font Book and design tools show on a Mac
/// that is set to it. Whether the platform finds a font by one is not known (fact B8).
enum LocalizedSystemNames {
  /// The English name for a localized one: a family, with its style where it has one that is known.
  static func english(for name: String) -> [String] {
    guard name.utf8.contains(where: { $0 >= 0x80 }) else { return [] }
    if let family = families[name] { return [family] }
    let words = name.split(separator: " ")
    guard words.count > 1, let style = words.last.map(String.init),
      let family = families[words.dropLast().joined(separator: " ")]
    else { return [] }
    return ["\(family) \(styles[style] ?? style)", family]
  }

  /// The PostScript name for a spelling of it that design tools write, and that apps use as if it were found:
  /// `PingFang-SC-Medium` for `PingFangSC-Medium` (fact B9).
  static func postScript(forToolName name: String) -> String? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "PingFang", ["SC", "TC", "HK"].contains(parts[1]) else {
      return nil
    }
    return "PingFang\(parts[1])-\(parts[2])"
  }

  private static let families: [String: String] = {
    var result: [String: String] = [:]
    // The simplified and the traditional spelling of what stands before "-简" and its kin.
    for (english, spellings) in chinese {
      for (suffix, signs) in [
        ("SC", ["简", "簡"]), ("TC", ["繁"]), ("HK", ["港"]), ("MO", ["澳"]),
      ] {
        for spelling in spellings {
          for sign in signs { result["\(spelling)-\(sign)"] = "\(english) \(suffix)" }
        }
      }
    }
    for (english, spellings) in others {
      for spelling in spellings { result[spelling] = english }
    }
    return result
  }()

  private static let chinese: [String: [String]] = [
    "PingFang": ["苹方", "蘋方"], "Heiti": ["黑体", "黑體"], "Songti": ["宋体", "宋體"],
    "Kaiti": ["楷体", "楷體"], "Yuanti": ["圆体", "圓體"], "Lantinghei": ["兰亭黑", "蘭亭黑"],
    "Libian": ["隶变", "隸變"], "Hannotate": ["手札体", "手札體"], "HanziPen": ["翩翩体", "翩翩體"],
    "Weibei": ["魏碑"], "Baoli": ["报隶", "報隸"], "Wawati": ["娃娃体", "娃娃體"], "Yuppy": ["雅痞"],
    "LingWai": ["凌慧体", "凌慧體"],
  ]

  private static let others: [String: [String]] = [
    "STHeiti": ["华文黑体", "華文黑體"], "STSong": ["华文宋体", "華文宋體"],
    "STKaiti": ["华文楷体", "華文楷體"], "STFangsong": ["华文仿宋", "華文仿宋"],
    "Hiragino Sans GB": ["冬青黑体简体中文", "ヒラギノ角ゴ 簡体中文"],
    "Hiragino Sans": ["ヒラギノ角ゴシック"], "Hiragino Kaku Gothic Pro": ["ヒラギノ角ゴ Pro"],
    "Hiragino Kaku Gothic ProN": ["ヒラギノ角ゴ ProN"],
    "Hiragino Kaku Gothic Std": ["ヒラギノ角ゴ Std"],
    "Hiragino Kaku Gothic StdN": ["ヒラギノ角ゴ StdN"],
    "Hiragino Mincho Pro": ["ヒラギノ明朝 Pro"], "Hiragino Mincho ProN": ["ヒラギノ明朝 ProN"],
    "Hiragino Maru Gothic Pro": ["ヒラギノ丸ゴ Pro"], "Hiragino Maru Gothic ProN": ["ヒラギノ丸ゴ ProN"],
    "YuGothic": ["游ゴシック体"], "YuMincho": ["游明朝体"], "YuKyokasho": ["游教科書体"], "Klee": ["クレー"],
    "Tsukushi A Round Gothic": ["筑紫A丸ゴシック"], "Tsukushi B Round Gothic": ["筑紫B丸ゴシック"],
    "Toppan Bunkyu Gothic": ["凸版文久ゴシック"], "Toppan Bunkyu Mincho": ["凸版文久明朝"],
    "Apple SD Gothic Neo": ["Apple SD 산돌고딕 Neo"], "Nanum Gothic": ["나눔고딕"],
    "Nanum Myeongjo": ["나눔명조"],
  ]

  /// Styles in Chinese; Japanese ones are numbers.
  private static let styles: [String: String] = [
    "极细体": "Ultralight", "極細體": "Ultralight", "纤细体": "Thin", "纖細體": "Thin", "细体": "Light",
    "細體": "Light", "常规体": "Regular", "標準體": "Regular", "中黑体": "Medium", "中黑體": "Medium",
    "中粗体": "Semibold", "中粗體": "Semibold", "粗体": "Bold", "粗體": "Bold",
  ]
}
