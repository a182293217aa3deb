/// Names by their hashes, numbered in the order in which they came.
///
/// A set would hash every hash again, and code has millions of words.
package struct HashedNames: Sendable {
  package private(set) var names: [UInt64] = []
  /// A power of two, of which at most half are taken.
  private var slots: [Slot]

  private struct Slot: Sendable {
    var name: UInt64 = 0
    /// The number of the name; none where the slot is free.
    var number: Int32 = -1
  }

  package init() { slots = Array(repeating: Slot(), count: 64) }

  /// The number of a name, which gets one if it has none.
  package mutating func insert(_ name: UInt64) -> Int {
    let slot = slot(of: name)
    let known = slots[slot].number
    if known >= 0 { return Int(known) }
    let number = names.count
    slots[slot] = Slot(name: name, number: Int32(truncatingIfNeeded: number))
    names.append(name)
    if names.count * 2 > slots.count { grow() }
    return number
  }

  /// The number of a name; `nil` where it never came.
  package func number(of name: UInt64) -> Int? {
    let number = slots[slot(of: name)].number
    return number < 0 ? nil : Int(number)
  }

  /// Where a name stands, or the free slot it belongs in.
  private func slot(of name: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: name ^ (name >> 32)) & mask
    while slots[slot].number >= 0, slots[slot].name != name { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let taken = slots.filter { $0.number >= 0 }
    slots = Array(repeating: Slot(), count: slots.count * 2)
    for entry in taken { slots[slot(of: entry.name)] = entry }
  }
}
