/// Where the pages of the rules are, from the folder of them all.
package enum RulePages {
  /// `Names/unknown_font_name.md`; `nil` for what is no rule.
  package static func path(of rule: String) -> String? {
    RulePageFolders.all[rule].map { "\($0)/\(rule).md" }
  }
}
