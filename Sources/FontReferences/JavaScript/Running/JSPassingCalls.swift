import JavaScriptLowering

/// Functions of packages that give what they are given.
extension JSTree {
  /// Whether a function gives the object that it is given: `StyleSheet.create({ … })`, `Object.freeze({ … })`.
  func givesItsArgument(_ callee: JSNode.ID) -> Bool {
    isWritten(callee, as: "StyleSheet.create") || isWritten(callee, as: "Object.freeze")
  }

  /// Whether a function gives what the function gives that it is given: `useMemo(() => makeStyles(theme), [theme])`,
  /// and what makes sheets of Unistyles, `StyleSheet.create((theme) => ({ … }))`.
  func givesWhatItsFunctionGives(_ callee: JSNode.ID) -> Bool {
    switch self[callee].kind {
    case .name("useMemo"), .member(_, "useMemo", _): true
    case .name: isOfUnistyles(callee, "createStyleSheet")
    case .member(let object, "create", _): isOfUnistyles(object, "StyleSheet")
    default: false
    }
  }

  /// The key under which a function gives the object that it is given: `const { styles } = useStyles(sheet)` of Unistyles.
  func keyOfItsArgument(_ callee: JSNode.ID) -> String? {
    isOfUnistyles(callee, "useStyles") ? "styles" : nil
  }

  private func isOfUnistyles(_ node: JSNode.ID, _ name: String) -> Bool {
    imported(by: node).map { $0.module == "react-native-unistyles" && $0.name == name } ?? false
  }
}
