import RswiftResources
import UIKit

final class MarketCell: UICollectionViewCell {}

final class URLBadge: UICollectionViewCell {}

// Nothing loads its xib: what R.swift is asked for has a longer name, or is of another kind.
final class OldCell: UICollectionViewCell {}

final class MarketViewController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(R.nib.marketCell)
        let badge = R.nib.urlBadge.instantiate(withOwner: self)
        print(badge, R.nib.oldCellOfFriends, R.image.oldCell)
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = MarketViewController(collectionViewLayout: UICollectionViewFlowLayout())
        return true
    }
}
