//
//  OldBadge.swift
//  Shop
//

import UIKit

final class OldBadge: UIView {}

extension OldBadge {}
