import NameFlow

/// Who makes the views whose code uses a font.
extension Evaluator {
  /// A file of the process's own code that makes the view around a place that stands in what the process links, be
  /// it through other views; `nil` where none does, or the place is in no such view.
  func ownMaker(ofViewAround spot: Program.Spot) -> Int32? {
    guard let reachability, !reachability.isOwn(spot.file), case .view(let type) = runner(of: spot)
    else { return nil }
    if let known = ownMakers[type] { return known }
    let maker = ownMaker(of: type, reachability)
    ownMakers[type] = .some(maker)
    return maker
  }

  private func ownMaker(of view: String, _ reachability: Reachability) -> Int32? {
    var views: Set<String> = [view]
    var pending = [view]
    var found: Int32?
    while let next = pending.popLast(), views.count <= Self.mostViews {
      let isMadeByOwnCode = isMade(next) { maker in
        let runner = runner(of: maker)
        if case .previewOrTest = runner { return false }
        guard isReached(maker) else { return false }
        if reachability.isOwn(maker.file) {
          found = maker.file
          return true
        }
        if case .view(let type) = runner, views.insert(type).inserted { pending.append(type) }
        return false
      }
      if isMadeByOwnCode { return found }
    }
    return nil
  }
}
