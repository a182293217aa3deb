import FontGateKit
import FontReport
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The streams that the process was started with, and the terminal on standard output if there is one.
enum Terminal {
  /// Keeps what the process was started without from being taken by the first files it opens, and makes
  /// neither a reader that leaves early nor a file that may not grow further a reason to end.
  static func prepareStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is taken: this one. It is opened the wrong way round, so that using it
      // fails as it would if it were closed.
      _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  static let isStandardOutput = isatty(STDOUT_FILENO) == 1
  static let isStandardError = isatty(STDERR_FILENO) == 1

  /// Whether it shows links.
  static let showsLinks =
    isStandardOutput && TerminalLinks.areShown(in: ProcessInfo.processInfo.environment)

  /// The columns of a line on standard output: as many as `COLUMNS` says, else as the terminal has; 80 where
  /// nobody says it.
  static let width: Int = chosenWidth ?? ownWidth ?? 80

  /// The columns of a table that other programs may read: as many as it takes, unless somebody says it.
  static let tableWidth: Int? = isStandardOutput ? width : chosenWidth

  private static let chosenWidth: Int? = {
    let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    return columns.flatMap { $0 > 0 ? $0 : nil }
  }()

  private static let ownWidth: Int? = {
    guard isStandardOutput else { return nil }
    var size = winsize()
    let answer = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }()
}
