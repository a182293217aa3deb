import UIKit

typealias PlatformController = UIViewController
typealias Rows = [Row]

struct Row {
  var title: String
}
