/// What is looked at in a program: declarations and nodes, by their file.
extension Program {
  /// A declaration of a file.
  package struct Declared: Hashable {
    package var file: Int32
    package var id: Declaration.ID

    package init(file: Int32, id: Declaration.ID) {
      self.file = file
      self.id = id
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(file, id.index) }
  }

  /// A node of a file.
  package struct Spot: Hashable {
    package var file: Int32
    package var node: Node.ID

    package init(file: Int32, node: Node.ID) {
      self.file = file
      self.node = node
    }

    /// Both of its numbers in one.
    var number: UInt64 {
      UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: node.index))
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}

extension Hasher {
  /// Both numbers at once: there are many places.
  fileprivate mutating func combine(_ first: Int32, _ second: Int32) {
    combine(UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second)))
  }
}
