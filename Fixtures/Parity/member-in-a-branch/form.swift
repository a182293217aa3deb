import UIKit

struct Style {
  var name = "GateSans-Regular"
  var other = "GateSans-Black"
}

func title(isBold: Bool, isWide: Bool) -> UIFont? {
  var style = Style()
  if isBold {
    style.name = "GateSans-Bald"
  }
  // One of the two in any case: what it was before is gone.
  if isWide {
    style.other = "GateSans-Bold"
  } else {
    style.other = "GateSans-Thick"
  }
  _ = UIFont(name: style.other, size: 12)
  return UIFont(name: style.name, size: 17)
}

func show(_ isWide: Bool) {
  _ = title(isBold: false, isWide: isWide)
  _ = title(isBold: true, isWide: isWide)
}
