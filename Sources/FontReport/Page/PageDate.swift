/// A day, as the caller gives it: `2026-01-31`.
package struct PageDate: Sendable, Hashable {
  private let year, month, day: Int

  /// - Parameter text: a day of the Gregorian calendar by ISO 8601; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.days(of: month, in: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// As programs read it.
  var machine: String {
    "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// `January 31, 2026`
  var text: String { "\(Self.months[month - 1]) \(day), \(year)" }
}

extension PageDate {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(length - digits.utf8.count, 0)) + digits
  }
}
