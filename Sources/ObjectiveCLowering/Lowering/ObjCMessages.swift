import NameFlow

/// Messages: `[receiver first:a second:b]`.
extension ObjCExtractor {
  /// A message that is being read.
  private struct Message {
    var range: Range<Int>
    var receiver: Node.ID
    /// The class that is sent to, where it is named.
    var className: String?
    /// Whether the receiver is `[X alloc]`: the receiver is then `X`.
    var isMade = false
    var selector = ""
    var arguments: [Node.ID] = []
    /// What follows the last argument behind commas.
    var further: [Node.ID] = []
  }

  mutating func message() -> Node.ID {
    let start = index
    guard let inner = code.inside(start) else {
      index += 1
      return add(.other([]), start..<index)
    }
    index = code.after(start)
    let range = start..<index
    let message = inside(inner) { $0.read(message: range) }
    guard let message else { return add(.other([]), range) }
    return lowered(message)
  }

  private mutating func read(message range: Range<Int>) -> Message? {
    guard index < end else { return nil }
    let start = index
    var made = allocated(at: index)
    let receiver: Node.ID
    if let made {
      receiver = made.node
      index = code.after(index)
    } else if let byDots = allocatedByDots() {
      receiver = byDots.node
      index = byDots.end
      made = (byDots.node, nil)
    } else {
      receiver = self.receiver()
    }
    var message = Message(range: range, receiver: receiver, isMade: made != nil)
    if case .name(let name) = facts[receiver].kind, made != nil || index == start + 1,
      name.first?.isUppercase == true, scope.locals[name] == nil
    {
      message.className = name
    }
    while let kind = kind() {
      guard kind == .identifier || kind == .colon else { break }
      guard kind == .colon || self.kind(1) == .colon else {
        if message.selector.isEmpty { message.selector = word() ?? "" }
        index += 1
        continue
      }
      message.selector += (word() ?? "") + ":"
      index += kind == .colon ? 1 : 2
      let before = index
      message.arguments.append(expression())
      while self.kind() == .comma {
        index += 1
        message.further.append(expression())
      }
      if index == before { index += 1 }
    }
    return message.selector.isEmpty ? nil : message
  }

  private mutating func receiver() -> Node.ID {
    let start = index
    if word() == "super", kind(1) != .dot {
      index += 1
      return add(.name("super"), start..<index)
    }
    readsReceiver = true
    defer { readsReceiver = false }
    return unary()
  }

  /// The class that `[X alloc]` makes an instance of.
  private mutating func allocated(at open: Int) -> (node: Node.ID, name: String?)? {
    guard let inner = code.inside(open), let last = inner.last,
      code.isWord(last, "alloc"), inner.count >= 2
    else { return nil }
    let range = inner.lowerBound..<last
    if range.count == 1, let name = code.word(range.lowerBound) {
      return (add(.name(name == "self" ? "Self" : name), range), name)
    }
    return (made(from: range), nil)
  }

  /// The class that `X.alloc` makes an instance of: `[X.alloc init]`, `[self.alloc init]`, `[self.class.alloc init]`.
  private mutating func allocatedByDots() -> (node: Node.ID, end: Int)? {
    var count = 1
    while word(count - 1) != nil, kind(count) == .dot, let name = word(count + 1) {
      guard name == "alloc" else {
        count += 2
        continue
      }
      let range = index..<index + count
      guard range.upperBound + 2 <= end else { return nil }
      return (made(from: range), range.upperBound + 2)
    }
    return nil
  }

  /// The class of which an instance is made, by the words that name it.
  private mutating func made(from range: Range<Int>) -> Node.ID {
    let words = range.compactMap { code.word($0) }
    if words == ["self"] || words == ["self", "class"], range.count == words.count * 2 - 1 {
      return add(.name("Self"), range)
    }
    if range.count == 1, let name = words.first { return add(.name(name), range) }
    return inside(range) { $0.unary() }
  }

  // MARK: What it stands for

  private mutating func lowered(_ message: Message) -> Node.ID {
    if let made = made(message) { return made }
    if let known = operation(message) { return known }
    let range = message.range
    let receiver = message.receiver
    if !message.selector.contains(":") {
      switch message.selector {
      case "class":
        if message.className != nil { return add(.member(receiver, "self"), range) }
        return add(.name("Self"), range)
      default:
        if let same = same(receiver, message.selector) { return same }
        let name = ObjCLibrary.members[message.selector] ?? message.selector
        return add(.member(receiver, name), range)
      }
    }
    if message.arguments.count == 1, let property = ObjCExtractor.property(setBy: message.selector)
    {
      let target = add(.member(receiver, property), message.range)
      return add(.assignment(target, message.arguments[0], isAppended: false), range)
    }
    if let spelling = ObjCLibrary.methods[message.selector] {
      return call(add(.member(receiver, spelling.name), range), spelling.labels, message)
    }
    let callee = add(.member(receiver, message.selector), range)
    return add(
      .call(
        callee,
        (message.arguments + message.further).map {
          Node.Argument(label: Declaration.anyLabel, value: $0)
        }), range)
  }

  private mutating func call(
    _ callee: Node.ID, _ labels: [String?], _ message: Message
  ) -> Node.ID {
    let arguments = zip(labels, message.arguments).map { Node.Argument(label: $0, value: $1) }
    let further = message.further.map { Node.Argument(label: nil, value: $0) }
    return add(.call(callee, arguments + further), message.range)
  }

  /// `setFontName:` sets `fontName`.
  static func property(setBy selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.utf8.count > 4,
      let first = selector.dropFirst(3).first, first.isUppercase,
      selector.firstIndex(of: ":") == selector.index(before: selector.endIndex)
    else { return nil }
    return String(selector.dropFirst(3).dropLast()).loweredFirst
  }

  /// The labels of an initialiser: `initWithName:size:` is `init(name:size:)`.
  static func labels(ofInitializer selector: String) -> [String?] {
    guard selector.contains(":") else { return [] }
    let words = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    return words.enumerated().map { index, word in
      guard index == 0 else { return word.isEmpty ? nil : String(word) }
      var rest = word.dropFirst(4)
      if rest.hasPrefix("With"), rest.count > 4 { rest = rest.dropFirst(4) }
      if rest.isEmpty { return nil }
      // `initWithURL:` is `init(url:)`.
      let capitals = rest.prefix { $0.isUppercase }
      if capitals.count == rest.count { return rest.lowercased() }
      return String(rest).loweredFirst
    }
  }

  static func isInitializer(_ selector: String) -> Bool {
    guard selector.hasPrefix("init") else { return false }
    guard let next = selector.dropFirst(4).first else { return true }
    return next == ":" || next.isUppercase
  }

  // MARK: Making

  /// `[[X alloc] initWith…]`, `[X new]`, `[super initWith…]`, and what classes of the platform make.
  private mutating func made(_ message: Message) -> Node.ID? {
    let selector = message.selector
    if let made = collection(message) { return made }
    if message.isMade || selector == "new" {
      let labels = selector == "new" ? [] : Self.labels(ofInitializer: selector)
      if let name = message.className, ObjCLibrary.texts.contains(name) {
        if labels.isEmpty { return add(.text([]), message.range) }
        return call(
          add(.name("String"), message.range), [labels.first == "format" ? "format" : nil],
          message)
      }
      return call(callee(message), labels, message)
    }
    if Self.isInitializer(selector), case .name(let word) = facts[message.receiver].kind,
      word == "self" && !givesNothing(message) || word == "super"
    {
      let callee = add(.member(message.receiver, "init"), message.range)
      return call(callee, Self.labels(ofInitializer: selector), message)
    }
    guard let name = message.className, let type = ObjCLibrary.classes[name],
      let spelling = ObjCLibrary.makers[selector]
    else { return nil }
    if selector == "string" { return add(.text([]), message.range) }
    let callee = add(.name(type), message.range.lowerBound + 1..<message.range.lowerBound + 2)
    return call(callee, spelling.labels, message)
  }

  /// Whether what is sent only begins like an initializer: `[self initViews];`. What a superclass has of it tells the
  /// statement, which takes nothing of it.
  private func givesNothing(_ message: Message) -> Bool {
    if let known = initializers[message.selector] { return known }
    let before: [ObjCToken.Kind?] = [.openBrace, .closeBrace, .semicolon]
    return before.contains(code.kind(message.range.lowerBound - 1))
      && code.kind(message.range.upperBound) == .semicolon
  }

  private mutating func callee(_ message: Message) -> Node.ID {
    guard let name = message.className, let type = ObjCLibrary.classes[name] else {
      return message.receiver
    }
    return add(.name(type), message.range)
  }

  /// Lists and dictionaries of Foundation's.
  private mutating func collection(_ message: Message) -> Node.ID? {
    guard let name = message.className else { return nil }
    let all = message.arguments + message.further
    let items = all.filter { if case .absent = facts[$0].kind { false } else { true } }
    if ObjCLibrary.lists.contains(name) {
      switch message.selector {
      case "array", "set", "new", "init", "orderedSet", "arrayWithCapacity:", "initWithCapacity:",
        "setWithCapacity:":
        return add(.array([]), message.range)
      case "arrayWithObjects:", "initWithObjects:", "setWithObjects:", "arrayWithObject:",
        "setWithObject:", "orderedSetWithObjects:":
        return add(.array(items), message.range)
      case "arrayWithArray:", "initWithArray:", "setWithArray:", "initWithSet:", "setWithSet:",
        "orderedSetWithArray:":
        return all.first
      default: return nil
      }
    }
    guard ObjCLibrary.dictionaries.contains(name) else { return nil }
    switch message.selector {
    case "dictionary", "new", "init", "dictionaryWithCapacity:", "initWithCapacity:":
      return add(.dictionary([]), message.range)
    case "dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:":
      let entries = stride(from: 0, to: all.count - 1, by: 2).map {
        Node.Entry(key: all[$0 + 1], value: all[$0])
      }
      return add(.dictionary(entries), message.range)
    case "dictionaryWithObject:forKey:" where all.count == 2:
      return add(.dictionary([Node.Entry(key: all[1], value: all[0])]), message.range)
    case "dictionaryWithDictionary:", "initWithDictionary:": return all.first
    case "dictionaryWithObjects:forKeys:", "initWithObjects:forKeys:":
      guard all.count == 2, case .array(let values) = facts[all[0]].kind,
        case .array(let keys) = facts[all[1]].kind, keys.count == values.count
      else { return nil }
      return add(
        .dictionary(zip(keys, values).map { Node.Entry(key: $0, value: $1) }), message.range)
    default: return nil
    }
  }

  // MARK: Operations

  /// Messages that are operators in the flow of names.
  private mutating func operation(_ message: Message) -> Node.ID? {
    let (range, receiver) = (message.range, message.receiver)
    guard let first = message.arguments.first else { return nil }
    switch message.selector {
    case "isEqualToString:", "isEqual:", "isEqualToNumber:", "isEqualToArray:":
      return add(.compared(receiver, first, isEqual: true), range)
    case "stringByAppendingString:": return add(.sum([receiver, first]), range)
    case "stringByAppendingFormat:":
      return add(.sum([receiver, formatted(message)]), range)
    case "arrayByAddingObject:":
      return add(.sum([receiver, add(.array([first]), range)]), range)
    case "arrayByAddingObjectsFromArray:": return add(.sum([receiver, first]), range)
    case "appendString:": return add(.assignment(receiver, first, isAppended: true), range)
    case "appendFormat:":
      let text = formatted(message, from: first)
      return add(.assignment(receiver, text, isAppended: true), range)
    case "setString:", "setArray:", "setDictionary:":
      return add(.assignment(receiver, first, isAppended: false), range)
    case "objectForKey:", "objectForKeyedSubscript:", "valueForKey:", "objectAtIndex:",
      "objectAtIndexedSubscript:":
      return add(.subscripted(receiver, [Node.Argument(label: nil, value: first)]), range)
    case "setObject:forKey:", "setValue:forKey:", "setObject:forKeyedSubscript:",
      "setObject:atIndexedSubscript:":
      guard message.arguments.count == 2 else { return nil }
      let key = Node.Argument(label: nil, value: message.arguments[1])
      let target = add(.subscripted(receiver, [key]), range)
      return add(.assignment(target, first, isAppended: false), range)
    case "enumerateObjectsUsingBlock:", "enumerateKeysAndObjectsUsingBlock:":
      let kept = message.selector.hasPrefix("enumerateObjects") ? 1 : 2
      if case .closure(var closure) = facts[first].kind {
        closure.parameters = Array(closure.parameters.prefix(kept))
        facts.nodes[Int(first.index)].kind = .closure(closure)
      }
      return nil
    case "performSelector:", "performSelector:withObject:": return nil
    default: return nil
    }
  }

  private mutating func formatted(_ message: Message, from part: Node.ID? = nil) -> Node.ID {
    let text = call(add(.name("String"), message.range), ["format"], message)
    return part.map { add(facts[text].kind, from: $0, to: message.range.upperBound) } ?? text
  }

  /// A node that begins where another one does.
  private mutating func add(_ kind: Node.Kind, from part: Node.ID, to end: Int) -> Node.ID {
    let node = add(kind, max(0, end - 1)..<end)
    let start = facts[part].range.lowerBound
    facts.nodes[Int(node.index)].range = start..<max(start, facts[node].range.upperBound)
    return node
  }
}

extension ObjCExtractor {
  /// Calls whose arguments are no expressions.
  mutating func known(_ name: String, _ inner: Range<Int>, _ start: Int) -> Node.ID? {
    switch name {
    case "NSStringFromSelector", "NSStringFromClass", "NSStringFromProtocol":
      let words = inner.compactMap { code.word($0) }
      let word = words.count > 1 ? words[name == "NSStringFromClass" ? 0 : words.count - 1] : nil
      guard let word, word != "self" else { return nil }
      index = code.after(index)
      return add(.text([.literal(word)]), start..<index)
    default: return nil
    }
  }

  /// Functions of the platform.
  mutating func known(
    function name: String, _ callee: Node.ID, _ values: [Node.ID], _ start: Int
  ) -> Node.ID? {
    let range = start..<index
    func called(_ self: inout ObjCExtractor, _ arguments: [Node.Argument]) -> Node.ID {
      self.add(.call(self.add(.name("String"), range), arguments), range)
    }
    switch name {
    case "CFSTR", "__bridge_transfer", "CFBridgingRelease", "CFBridgingRetain", "CFAutorelease",
      "_Block_copy", "Block_copy", "CFRetain", "__builtin_expect":
      return values.first
    case "CFStringCreateWithCString" where values.count == 3, "CFStringCreateCopy":
      return values.dropFirst().first
    case "CFStringCreateWithFormat" where values.count > 2:
      let arguments = values.dropFirst(2).enumerated().map {
        Node.Argument(label: $0 == 0 ? "format" : nil, value: $1)
      }
      return called(&self, arguments)
    case "CGContextSelectFont" where values.count == 4:
      let method = add(.member(values[0], "selectFont"), range)
      let labels = ["name", "size", "textEncoding"]
      return add(
        .call(method, zip(labels, values.dropFirst()).map { Node.Argument(label: $0, value: $1) }),
        range)
    case "CFDictionarySetValue" where values.count == 3,
      "CFDictionaryAddValue" where values.count == 3:
      let key = Node.Argument(label: nil, value: values[1])
      let target = add(.subscripted(values[0], [key]), range)
      return add(.assignment(target, values[2], isAppended: false), range)
    case "NSMakeRange", "CGRectMake", "CGSizeMake", "CGPointMake": return add(.other(values), range)
    default: return nil
    }
  }
}
