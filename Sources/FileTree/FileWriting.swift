#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileTree {
  /// Writes a file.
  ///
  /// A regular file is replaced whole, by a temporary one beside it that takes its name: whoever looks
  /// sees the old or the new contents, never a part. Of a symbolic link that is the file it leads to. Devices and
  /// pipes are not replaced but written to, and so are links to nothing, and a file in a folder that takes no new
  /// one. A reader that leaves before the end is no failure.
  /// - Parameter path: absolute, or relative to the working directory.
  /// - Throws: when not all of it could be written; what was there before stays if it was a regular file.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    guard !path.utf8.contains(0), !path.isEmpty else {
      throw FileFailure(path: path, reason: "no such file or folder")
    }
    do throws(FileFailure) {
      let file = target(of: path)
      if let replaced = try System.replaceable(file) {
        let isReplaced = try Interruption.holdingOff { () throws(FileFailure) in
          try System.replace(file, bytes, like: replaced.status)
        }
        if isReplaced { return }
      }
      try System.overwrite(path, bytes)
    } catch {
      // By the name that the caller knows.
      throw FileFailure(path: path, reason: error.reason, isError: error.isError)
    }
  }

  /// The file that a link leads to. A link of the system's, such as `/dev/stdout`, stands for what is open already.
  private static func target(of path: String) -> String {
    guard ["/dev/", "/proc/"].allSatisfy({ !path.hasPrefix($0) }), System.isLink(path) else {
      return path
    }
    return resolved(path) ?? path
  }
}

/// A stream that the process was started with to write to.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes all of it; waits where the other end is slow, also in a non-blocking pipe.
  ///
  /// A reader that leaves before the end is no failure (if the process ignores `SIGPIPE`, which ends it
  /// otherwise).
  /// - Throws: when not all of it could be written: to a full disk, to a stream that is closed.
  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    try System.write(bytes, to: rawValue, self == .output ? "standard output" : "standard error")
  }
}

extension System {
  /// What a regular file that is to be replaced was like; `status` is `nil` where there is none yet.
  struct Replaceable {
    var status: stat?
  }

  /// What stands at a path, as far as it can be replaced; `nil` for what is written to in place.
  static func replaceable(_ path: String) throws(FileFailure) -> Replaceable? {
    var own = stat()
    guard unsafe lstat(path, &own) == 0 else {
      guard errno == ENOENT else { throw failure(path) }
      return Replaceable(status: nil)
    }
    switch own.st_mode & S_IFMT {
    case S_IFREG: return Replaceable(status: own)
    case S_IFDIR: throw FileFailure(path: path, reason: "is a folder")
    default: return nil
    }
  }

  /// Replaces a file by a new one with its permissions.
  /// - Returns: whether it did; not where the folder takes no other file in its place.
  static func replace(
    _ path: String, _ bytes: [UInt8], like old: stat?
  ) throws(FileFailure) -> Bool {
    guard let temporary = try write(bytes, beside: path, like: old) else {
      guard old != nil, refusesNewFiles(errno) else { throw failure(path) }
      return false
    }
    if unsafe rename(temporary, path) == 0 { return true }
    let refusal = errno
    _ = unsafe unlink(temporary)
    errno = refusal
    guard old != nil, refusesNewFiles(refusal) else { throw failure(path) }
    return false
  }

  /// Writes a new file beside another one, with the permissions of that.
  /// - Returns: its path; `nil` where the folder takes no new file, which `errno` tells why.
  private static func write(
    _ bytes: [UInt8], beside path: String, like old: stat?
  ) throws(FileFailure) -> String? {
    let name = ".fontgate-" + String(UInt64.random(in: .min ... .max), radix: 16)
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let temporary = end.map { String(path[...$0]) + name } ?? name
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = unsafe open(temporary, flags, 0o666)
    guard descriptor >= 0 else { return nil }
    do throws(FileFailure) {
      if let old {
        // Who may not give the file away keeps it.
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        _ = fchmod(descriptor, old.st_mode & 0o7777)
      }
      try write(bytes, to: descriptor, path, closing: true)
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
    return temporary
  }

  /// A file whose new contents stand beside it.
  struct Prepared {
    var path: String
    var temporary: String
  }

  /// Writes the new contents of a file beside it, with its permissions.
  static func prepare(_ file: FileReplacement) throws(FileFailure) -> Prepared {
    var own = stat()
    guard unsafe lstat(file.path, &own) == 0 else { throw failure(file.path) }
    guard own.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(path: file.path, reason: FileFailure.isNoFile)
    }
    guard own.st_mode & 0o222 != 0 else {
      throw FileFailure(path: file.path, reason: "is read-only")
    }
    guard unsafe access(file.path, W_OK) == 0 else { throw failure(file.path) }
    // What somebody saved since it was read is theirs.
    guard Int(own.st_size) == file.old.count,
      try bytes(file.path, limit: file.old.count) == file.old
    else { throw FileFailure(path: file.path, reason: "was changed meanwhile") }
    guard let temporary = try write(file.new, beside: file.path, like: own) else {
      throw failure(file.path)
    }
    return Prepared(path: file.path, temporary: temporary)
  }

  /// Gives a file its new contents.
  static func take(_ file: Prepared) throws(FileFailure) {
    guard unsafe rename(file.temporary, file.path) == 0 else { throw failure(file.path) }
  }

  static func discard(_ file: Prepared) {
    _ = unsafe unlink(file.temporary)
  }

  /// Writes to what stands at a path; waits for whoever reads a FIFO.
  static func overwrite(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY | O_CLOEXEC
    let descriptor = unsafe open(path, flags, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    try write(bytes, to: descriptor, path, closing: true)
  }

  /// - Parameter name: what a failure calls it.
  static func write(
    _ bytes: [UInt8], to descriptor: CInt, _ name: String, closing: Bool = false
  ) throws(FileFailure) {
    var failure = unsafe bytes.withUnsafeBytes { unsafe write($0, to: descriptor) }
    // Some file systems say only now that there is no room.
    if closing, close(descriptor) != 0, failure == 0, errno != EINTR { failure = errno }
    if failure != 0, failure != EPIPE { throw FileFailure(path: name, reason: reason(failure)) }
  }

  /// - Returns: 0, or the system's number for what went wrong.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> CInt {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
      let count = unsafe Self.write(descriptor, part)
      if count >= 0 {
        unsafe rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private static func write(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Whether a folder refuses a new file, or a file another in its place, where the file itself may still
  /// be written: a folder of somebody else, a single file mounted into a container.
  private static func refusesNewFiles(_ code: CInt) -> Bool {
    [EACCES, EPERM, EROFS, EBUSY, EXDEV].contains(code)
  }
}
