/// Where font APIs and the project's own functions, methods and macros are used.
struct ObjCCallSites: Sendable {
  var uses: [ObjCFontUse] = []
  var registrations: [ObjCRegistrationCall] = []
  /// The brackets of messages, by selector.
  var sends: [String: [Int]] = [:]
  /// The names of called functions and macros, by name.
  var calls: [String: [Int]] = [:]
}

extension ObjCCode {
  /// Finds every use of a font API, and of the selectors and functions named.
  func callSites(selectors: Set<String>, functions: Set<String>) -> ObjCCallSites {
    var sites = ObjCCallSites()
    let declared = ObjCDeclaredNames(self)
    var attributes = ObjCFontAttributes(self)
    for index in tokens.indices {
      switch tokens[index].kind {
      case .openBracket:
        guard let send = send(at: index) else { continue }
        if let use = fontUse(of: send, declared: declared) { sites.uses.append(use) }
        if selectors.contains(send.selector) {
          sites.sends[send.selector, default: []].append(index)
        }
      case .identifier:
        if mayNameFontAPI(index), let use = functionUse(at: index) ?? attributes.use(at: index) {
          sites.uses.append(use)
        }
        guard isCall(index), let name = word(index) else { continue }
        if functions.contains(name) { sites.calls[name, default: []].append(index) }
        if ObjCFontAPIs.registrations.contains(name) {
          sites.registrations.append(
            ObjCRegistrationCall(function: name, range: index..<after(index + 1)))
        }
      case .dot, .arrow:
        if let use = propertyUse(at: index, declared: declared) { sites.uses.append(use) }
      default: break
      }
    }
    return sites
  }
}
