import UIKit

final class PinsController: UICollectionViewController {
  enum Kind: String { case RowCell }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    if path.item == 1 { return view.dequeue(NewCell.self, path) }
    if path.item == 2 { present(storyboard!.instantiateViewController(withIdentifier: "Rows"), animated: true) }
    return view.dequeueReusableCell(withReuseIdentifier: "PinCell", for: path)
  }
}

extension UICollectionView {
  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, _ path: IndexPath) -> Cell {
    dequeueReusableCell(withReuseIdentifier: "Third", for: path) as! Cell
  }
}

/// Nobody asks for it any more.
final class OldCell: UICollectionViewCell {}

final class NewCell: UICollectionViewCell {}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
