internal import CFreeType

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The memory that FreeType takes (`FT_Memory`), counted: what goes beyond a limit it does not get, as if
/// the machine had no more. So no table can make it take gigabytes, whatever the font says of its size.
@safe final class FreeTypeMemory {
  let record: FT_Memory
  /// The bytes it may hold at one time.
  private var limit = Int.max
  private var held = 0
  /// The bytes it may still ask for, given back or not.
  private var room = Int.max
  /// What the last refusal since `allow(_:)` was for; `nil` without one.
  private(set) var refusal: Refusal?

  enum Refusal {
    /// So much at one time is not to be had.
    case atOnce
    /// The file has asked for all that there is for it.
    case inAll
  }

  init() {
    unsafe record = .allocate(capacity: 1)
    unsafe record.initialize(to: FT_MemoryRec_())
    unsafe record.pointee.user = Unmanaged.passUnretained(self).toOpaque()
    unsafe record.pointee.alloc = { memory, size in unsafe FreeTypeMemory.allocate(memory, size) }
    unsafe record.pointee.free = { memory, block in unsafe FreeTypeMemory.release(memory, block) }
    unsafe record.pointee.realloc = { memory, _, size, block in
      unsafe FreeTypeMemory.resize(memory, block, size)
    }
  }

  deinit {
    unsafe record.deinitialize(count: 1)
    unsafe record.deallocate()
  }

  /// Begins another file: what the last one asked for is forgotten.
  func begin() { room = FontLimits.allocations }

  /// Allows so many bytes beside those that are held now.
  func allow(_ bytes: Int) {
    limit = held + bytes
    refusal = nil
  }
}

extension FreeTypeMemory {
  /// Before each block stands its size, for FreeType does not tell it when it gives a block back.
  private static let header = 16

  private static func counter(_ memory: FT_Memory?) -> FreeTypeMemory? {
    guard let user = unsafe memory?.pointee.user else { return nil }
    return unsafe Unmanaged<FreeTypeMemory>.fromOpaque(user).takeUnretainedValue()
  }

  private static func allocate(_ memory: FT_Memory?, _ size: Int) -> UnsafeMutableRawPointer? {
    unsafe resize(memory, nil, size)
  }

  private static func release(_ memory: FT_Memory?, _ block: UnsafeMutableRawPointer?) {
    guard let counter = unsafe counter(memory), let block = unsafe block else { return }
    let start = unsafe block - header
    counter.held -= unsafe start.load(as: Int.self)
    unsafe free(start)
  }

  /// A block of another size with the same bytes; without one, a new block.
  private static func resize(
    _ memory: FT_Memory?, _ block: UnsafeMutableRawPointer?, _ size: Int
  ) -> UnsafeMutableRawPointer? {
    guard let counter = unsafe counter(memory) else { return nil }
    let start = unsafe block.map { unsafe $0 - header }
    let former = unsafe start?.load(as: Int.self) ?? 0
    guard size >= 0, counter.grants(size - former),
      let moved = unsafe realloc(start, size + header)
    else { return nil }
    counter.held += size - former
    counter.room -= max(size - former, 0)
    unsafe moved.storeBytes(of: size, as: Int.self)
    return unsafe moved + header
  }

  /// Whether so many more bytes are to be had.
  private func grants(_ bytes: Int) -> Bool {
    if bytes > 0, bytes > room {
      refusal = .inAll
    } else if bytes > limit - held {
      refusal = .atOnce
    }
    return bytes <= 0 || bytes <= min(room, limit - held)
  }
}
