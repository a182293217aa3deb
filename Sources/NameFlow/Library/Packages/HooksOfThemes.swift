/// Hooks that a package makes of a function, `const useStyles = makeStyles((theme, props) => …)`: `useStyles(props)`
/// gives what that makes of the theme and of the properties.
extension Evaluator {
  /// Of the object that stands for a hook, the function and the theme.
  fileprivate static let hookKey = "#hook"
  private static let themeKey = "#theme"

  func hook(
    of function: Lazy?, _ theme: Values, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    guard let function else { return Values(.absent) }
    var hook = Record(spot, frame)
    hook.isOpen = true
    hook.set(Self.hookKey, Record.Field(values: [function]))
    hook.set(Self.themeKey, Record.Field(values: [.known(theme)]))
    return Values(.record(hook))
  }

  /// What calling a hook gives; `nil` for any other object.
  func styles(
    ofHook item: Possible, _ arguments: [Lazy], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard case .record(let hook) = item.value, let function = hook[Self.hookKey] else { return nil }
    return values(function, of: item).flatMap { function in
      guard case .function = function.value else { return Values(item: function) }
      return call(function, given(by: hook, arguments, spot, frame), spot, frame)
    }
  }

  /// What a hook that is called gives to its function, and the call in which that was made.
  func given(
    byHook call: Program.Spot, to owner: Program.Declared, _ caller: Frame
  ) -> (elements: [[Lazy]], home: Frame?)? {
    guard case .call(let callee, let arguments) = program[call].kind else { return nil }
    for item in values(Program.Spot(file: call.file, node: callee), caller).items {
      guard case .record(let hook) = item.value, let function = hook[Self.hookKey] else { continue }
      for made in values(function, of: item).items {
        guard case .function(let declared, _, let home) = made.value, declared.contains(owner)
        else { continue }
        let list = arguments.map {
          Lazy.node(Program.Spot(file: call.file, node: $0.value), caller, nil)
        }
        return ([given(by: hook, list, call, caller)], home)
      }
    }
    return nil
  }

  /// The theme, and what the hook is given; nothing is an object without members.
  private func given(
    by hook: Record, _ arguments: [Lazy], _ spot: Program.Spot, _ frame: Frame
  ) -> [Lazy] {
    var nothing = Record(spot, frame)
    nothing.isArguments = true
    let theme = hook[Self.themeKey]?.values ?? []
    return theme + (arguments.isEmpty ? [.known(Values(.record(nothing)))] : arguments)
  }

  /// Whether a call makes a hook.
  func makesHook(_ call: Program.Spot, _ callee: Node.ID) -> Bool {
    let target = Program.Spot(file: call.file, node: callee)
    let name: String? =
      switch program[target].kind {
      case .name(let own), .member(_, let own): own
      default: nil
      }
    guard let name, PackageFacts.mayMakeOfTheme(name) else { return false }
    return atHome(target).items.contains { item in
      guard case .external(let module, let path) = item.value, let last = path.last,
        case .hookOfTheme? = PackageFacts.call(last, of: module)
      else { return false }
      return true
    }
  }
}

extension Record {
  /// Whether it is a hook.
  var isHook: Bool { self[Evaluator.hookKey] != nil }
}
