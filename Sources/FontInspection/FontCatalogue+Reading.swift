internal import Dispatch

extension FontCatalogue {
  /// Reads the font files at `paths`, several at a time; the result does not depend on their order,
  /// and a path listed twice is read once.
  public static func read(
    paths: [String], options: FontFile.ReadOptions = FontFile.ReadOptions()
  ) -> FontCatalogue {
    let paths = sortedOnce(paths)
    let outcomes = Outcomes(count: paths.count)
    let batches = (paths.count + batchSize - 1) / batchSize
    DispatchQueue.concurrentPerform(iterations: batches) { batch in
      let start = batch * batchSize
      let part = paths[start..<min(start + batchSize, paths.count)]
      outcomes.set(read(part, options), from: start)
    }
    var catalogue = FontCatalogue()
    for outcome in outcomes.all {
      switch outcome {
      case .success(let file): catalogue.files.append(file)
      case .failure(let error): catalogue.failures.append(error)
      }
    }
    return catalogue
  }
}

extension FontCatalogue {
  private typealias Outcome = Result<FontFile, FontInspectionError>

  /// Files that share an instance of FreeType: enough to make its start cheap, and few enough for
  /// all cores to end at the same time.
  private static let batchSize = 8

  /// Every path once, sorted. Two that differ by Unicode normalisation alone are two files, although
  /// they are equal as strings.
  private static func sortedOnce(_ paths: [String]) -> [String] {
    let sorted = paths.sorted {
      $0 == $1 ? $0.utf8.lexicographicallyPrecedes($1.utf8) : $0 < $1
    }
    return sorted.enumerated().filter { index, path in
      index == 0 || !sorted[index - 1].utf8.elementsEqual(path.utf8)
    }.map(\.element)
  }

  private static func read(
    _ paths: ArraySlice<String>, _ options: FontFile.ReadOptions
  ) -> [Outcome] {
    do {
      let library = try FreeTypeLibrary()
      return paths.map { path in
        Result { () throws(FontInspectionError) in
          let bytes = try FontBytes(path: path)
          return try FontReader(
            path: path, bytes: bytes, library: library, options: options
          ).read()
        }
      }
    } catch {
      return paths.map {
        .failure(
          FontInspectionError(path: $0, cause: .freeType(error, during: "starting FreeType")))
      }
    }
  }

  /// The outcomes of all files, written by several threads one after the other.
  private final class Outcomes: @unchecked Sendable {
    private var outcomes: [Outcome?]
    private let queue = DispatchQueue(label: "fontgate.outcomes")

    init(count: Int) { outcomes = Array(repeating: nil, count: count) }

    var all: [Outcome] { queue.sync { outcomes.compactMap { $0 } } }

    func set(_ part: [Outcome], from start: Int) {
      queue.sync {
        for (index, outcome) in part.enumerated() { outcomes[start + index] = outcome }
      }
    }
  }
}
