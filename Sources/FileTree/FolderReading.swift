#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says about folders and files, and what it writes: the only noun here that speaks C.
enum System {
  /// The number that a file keeps, whatever path leads to it.
  struct Identity: Hashable {
    var device: UInt64
    var file: UInt64
  }

  enum Kind {
    case regular, folder, special

    /// Why it cannot be read as a file.
    var isNoFile: String { self == .folder ? "is a folder" : FileFailure.isNoFile }
  }

  struct Status {
    var identity: Identity
    var kind: Kind
    var size: Int
  }

  struct Item {
    /// The name's bytes, of whatever encoding.
    var name: [UInt8]
    /// What it is once links are followed; `nil` where that cannot be found out.
    var status: Status?
    var isLink: Bool
    /// Why `status` is missing.
    var reason: String
  }

  /// What stands at a path, links followed.
  static func status(_ path: String) throws(FileFailure) -> Status {
    var buffer = stat()
    guard unsafe stat(path, &buffer) == 0 else { throw failure(path) }
    return status(buffer)
  }

  /// The items of a folder, in the order the system has them; of more than `limit`, any of them.
  static func items(_ path: String, limit: Int = .max) throws(FileFailure) -> [Item] {
    guard let folder = unsafe opendir(path) else { throw failure(path) }
    defer { unsafe closedir(folder) }
    let descriptor = unsafe dirfd(folder)
    var items: [Item] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else {
        guard errno == 0 else { throw failure(path) }
        return items
      }
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return items }
      let name = unsafe UnsafeRawPointer(entry).advanced(by: offset)
        .assumingMemoryBound(to: CChar.self)
      let length = unsafe strlen(name)
      let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: name, count: length))
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
      guard items.count < limit else { return items }
      unsafe items.append(item(bytes, name, in: descriptor))
    }
  }

  /// The bytes of a regular file; never waits for a writer, never reads more than `limit` bytes.
  static func bytes(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var buffer = stat()
    guard unsafe fstat(descriptor, &buffer) == 0 else { throw failure(path) }
    let status = status(buffer)
    guard status.kind == .regular else {
      throw FileFailure(path: path, reason: status.kind.isNoFile)
    }
    guard status.size <= limit else { throw tooLarge(path, limit) }
    var bytes: [UInt8] = []
    while true {
      // One byte more than the size says, so that the end is seen without another round.
      let room = max(status.size - bytes.count, 0) + 1
      var received = 0
      let part = unsafe [UInt8](unsafeUninitializedCapacity: room) { memory, count in
        repeat {
          received = unsafe read(descriptor, memory.baseAddress, room)
        } while received < 0
          && errno == EINTR
        count = max(received, 0)
      }
      guard received >= 0 else { throw failure(path) }
      guard received > 0 else { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= limit else { throw tooLarge(path, limit) }
    }
  }

  /// Whether a link stands at a path, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var own = stat()
    return unsafe lstat(path, &own) == 0 && own.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether something stands at a path; a link that leads nowhere does.
  static func exists(_ path: String) -> Bool {
    var own = stat()
    return unsafe lstat(path, &own) == 0
  }

  /// A part of a regular file; less of it where the file ends. Never waits for a writer.
  static func bytes(_ path: String, from offset: Int, count: Int) throws(FileFailure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var buffer = stat()
    guard unsafe fstat(descriptor, &buffer) == 0 else { throw failure(path) }
    guard status(buffer).kind == .regular else {
      throw FileFailure(path: path, reason: FileFailure.isNoFile)
    }
    let room = max(0, min(count, Int(clamping: buffer.st_size) - offset))
    var isWhole = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { memory, done in
      done = 0
      while done < room, let start = memory.baseAddress {
        let received = unsafe pread(descriptor, start + done, room - done, off_t(offset + done))
        if received < 0, errno == EINTR { continue }
        isWhole = received >= 0
        guard received > 0 else { return }
        done += received
      }
    }
    guard isWhole else { throw failure(path) }
    return bytes
  }

  /// Whether a file has what the Finder knows of another one, as archives that a Mac made hold it beside that.
  static func isAppleDouble(_ path: String) -> Bool {
    let start = try? bytes(path, from: 0, count: 4)
    return start == [0x00, 0x05, 0x16, 0x07]
  }

  /// The path of what stands at a path, without links; `nil` where nothing does.
  static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The home folder of who runs the process, without links.
  static let homeFolder: String? = {
    guard let home = unsafe getenv("HOME") else { return nil }
    return unsafe resolved(String(cString: home))
  }()

  /// The folder that relative paths start from; `nil` where it is gone, or may not be looked at.
  static func currentFolder() -> String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}

extension System {
  private static func item(_ bytes: [UInt8], _ name: UnsafePointer<CChar>, in descriptor: CInt)
    -> Item
  {
    var own = stat()
    guard unsafe fstatat(descriptor, name, &own, AT_SYMLINK_NOFOLLOW) == 0 else {
      return Item(name: bytes, status: nil, isLink: false, reason: reason(errno))
    }
    guard own.st_mode & S_IFMT == S_IFLNK else {
      return Item(name: bytes, status: status(own), isLink: false, reason: "")
    }
    var target = stat()
    guard unsafe fstatat(descriptor, name, &target, 0) == 0 else {
      return Item(name: bytes, status: nil, isLink: true, reason: reason(errno))
    }
    return Item(name: bytes, status: status(target), isLink: true, reason: "")
  }

  private static func status(_ buffer: stat) -> Status {
    let kind: Kind =
      switch buffer.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .special
      }
    return Status(
      identity: Identity(
        device: UInt64(truncatingIfNeeded: buffer.st_dev),
        file: UInt64(truncatingIfNeeded: buffer.st_ino)),
      kind: kind, size: Int(clamping: buffer.st_size))
  }

  /// Why the last call of the system failed.
  static func failure(_ path: String) -> FileFailure {
    FileFailure(path: path, reason: reason(errno))
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> FileFailure {
    FileFailure(path: path, reason: "is larger than \(limit / 1_048_576) MB")
  }

  static func reason(_ code: CInt) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "no such file or folder"
    case ENOTDIR: "is not a folder"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the path is too long"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "input/output error"
    case ENOSPC: "no space left on the disk"
    case EDQUOT: "the disk quota is exceeded"
    case EFBIG: "the file would be too large"
    case EROFS: "the file system is read-only"
    case EISDIR: "is a folder"
    case EBADF: "is closed"
    default: "system error \(code)"
    }
  }
}

extension String {
  /// Whether it stands before another by its bytes: an order in which unequal names are never equal.
  package func precedesByBytes(_ other: String) -> Bool {
    // Through the views of the strings it takes ten times as long.
    unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { others in
        unsafe bytes.lexicographicallyPrecedes(others)
      }
    }?.flatMap { $0 } ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
