#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The bytes of a font file, read piece by piece from the file, from memory, or from a web font that was
/// unpacked.
///
/// A file is read with `pread`, not mapped: one that shrinks meanwhile is an error, not a SIGBUS.
@safe final class FontBytes {
  /// The size in bytes when the file was opened.
  let size: Int
  private let storage: Storage
  /// The beginning of the file, where FreeType looks dozens of times for a few bytes.
  private let head: [UInt8]

  private static let headLength = 4096

  /// The bytes around what was read last: FreeType and we read a table in pieces of some ten bytes.
  private var window: [UInt8] = []
  private var windowStart = 0

  /// Where windows begin, and how long they are.
  private static let windowStep = 512
  private static let windowLength = 1024

  private enum Storage {
    case file(descriptor: Int32)
    case memory([UInt8])
    case unpacked(UnpackedFont)
    case part(FontBytes, start: Int)
  }

  /// What FreeType may still read.
  private var room = FontLimits.readings
  /// Until when it may, by the processor's time of the thread that set it; for ever where `nil`.
  private var deadline: Duration?

  init(_ bytes: [UInt8]) {
    size = bytes.count
    storage = .memory(bytes)
    head = []
  }

  init(_ font: UnpackedFont) {
    size = font.size
    storage = .unpacked(font)
    head = []
  }

  /// A part of a file; what of it lies beyond the end is not there.
  init(_ whole: FontBytes, _ range: Range<Int>) {
    size = range.clamped(to: 0..<whole.size).count
    storage = .part(whole, start: range.lowerBound)
    head = []
  }

  /// Opens the file at `path`; a FIFO or a device is refused, and never waited for.
  ///
  /// - Throws: `FontInspectionError` with the cause `unreadable`.
  init(path: String) throws(FontInspectionError) {
    guard !path.utf8.contains(0) else { throw .unreadable(path, Self.reason(ENOENT)) }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .unreadable(path, Self.reason(errno)) }
    guard status.isRegularFile else { throw .unreadable(path, status.kind) }
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path, Self.reason(errno)) }
    // Looked at again, because another file may stand there by now.
    guard unsafe fstat(descriptor, &status) == 0, status.isRegularFile else {
      close(descriptor)
      throw .unreadable(path, status.kind)
    }
    size = max(Int(status.st_size), 0)
    storage = .file(descriptor: descriptor)
    head = unsafe Self.bytes(min(size, Self.headLength)) { buffer in
      unsafe Self.read(descriptor, at: 0, into: buffer)
    }
  }

  deinit {
    if case .file(let descriptor) = storage { close(descriptor) }
  }

  /// The bytes from `offset` on; fewer than `count` where the file ends or cannot be read.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0, offset < size else { return [] }
    return unsafe Self.bytes(min(count, size - offset)) { unsafe read(at: offset, into: $0) }
  }

  /// Whether FreeType has read all that is read of a file.
  var isSpent: Bool {
    if case .part(let whole, _) = storage { return whole.isSpent }
    return room <= 0
  }

  /// Lets FreeType read for so long and no longer. It cannot be stopped at work, but where it draws the parts
  /// of parts of a glyph it reads each of them.
  func allowReading(for time: Duration) {
    if case .part(let whole, _) = storage { return whole.allowReading(for: time) }
    deadline = ProcessorTime.ofThisThread + time
  }

  /// Whether the time for reading is over.
  var isLate: Bool {
    if case .part(let whole, _) = storage { return whole.isLate }
    return deadline.map { ProcessorTime.ofThisThread > $0 } ?? false
  }

  /// Counts a reading of FreeType's; false where it has read enough.
  func allowsReading(of count: Int) -> Bool {
    if case .part(let whole, _) = storage { return whole.allowsReading(of: count) }
    guard room > 0, !isLate else { return false }
    room -= max(count, FontLimits.leastReading)
    return true
  }

  /// Reads into `target` from `offset` on, and says how many bytes there were.
  func read(at offset: Int, into target: UnsafeMutableRawBufferPointer) -> Int {
    guard offset >= 0, offset < size else { return 0 }
    switch storage {
    case .memory(let bytes):
      return unsafe Self.copy(bytes, from: offset, into: target)
    case .unpacked(let font):
      return unsafe font.read(at: offset, into: target)
    case .part(let whole, let start):
      let part = unsafe UnsafeMutableRawBufferPointer(rebasing: unsafe target.prefix(size - offset))
      return unsafe whole.read(at: start + offset, into: part)
    case .file where target.count <= head.count && offset <= head.count - target.count:
      return unsafe Self.copy(head, from: offset, into: target)
    case .file(let descriptor) where target.count <= Self.windowStep:
      return unsafe readWindow(descriptor, at: offset, into: target)
    case .file(let descriptor):
      return unsafe Self.read(descriptor, at: offset, into: target)
    }
  }

  /// Reads a few bytes from the window, which is moved where they do not lie in it.
  private func readWindow(
    _ descriptor: Int32, at offset: Int, into target: UnsafeMutableRawBufferPointer
  ) -> Int {
    let end = min(offset + target.count, size)
    if offset < windowStart || end > windowStart + window.count {
      windowStart = offset - offset % Self.windowStep
      let count = min(Self.windowLength, size - windowStart)
      window = unsafe Self.bytes(count) { unsafe Self.read(descriptor, at: windowStart, into: $0) }
    }
    guard offset - windowStart < window.count else { return 0 }
    return unsafe Self.copy(window, from: offset - windowStart, into: target)
  }
}

extension FontBytes {
  private static func bytes(
    _ count: Int, _ read: (UnsafeMutableRawBufferPointer) -> Int
  ) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      written = unsafe read(UnsafeMutableRawBufferPointer(buffer))
    }
  }

  private static func copy(
    _ bytes: [UInt8], from offset: Int, into target: UnsafeMutableRawBufferPointer
  ) -> Int {
    let part = bytes[offset...].prefix(target.count)
    unsafe target.copyBytes(from: part)
    return part.count
  }

  private static func read(
    _ descriptor: Int32, at offset: Int, into target: UnsafeMutableRawBufferPointer
  ) -> Int {
    var done = 0
    while done < target.count, let base = target.baseAddress {
      let count = unsafe pread(descriptor, base + done, target.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      done += count
    }
    return done
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "no such file"
    case EACCES, EPERM: "permission denied"
    case ELOOP: "a loop of symbolic links"
    case EMFILE, ENFILE: "too many open files"
    default: unsafe String(cString: strerror(code)).lowercased()
    }
  }
}

extension FontInspectionError {
  fileprivate static func unreadable(_ path: String, _ reason: String) -> Self {
    FontInspectionError(path: path, cause: .unreadable(reason))
  }
}

extension stat {
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  fileprivate var kind: String {
    switch st_mode & S_IFMT {
    case S_IFDIR: "a folder, not a file"
    case S_IFIFO: "a FIFO, not a file"
    case S_IFSOCK: "a socket, not a file"
    default: "a device, not a file"
    }
  }
}
