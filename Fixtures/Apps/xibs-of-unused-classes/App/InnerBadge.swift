//
//  InnerBadge.swift
//  Shop
//

import UIKit

final class InnerBadge: UIView {}

extension InnerBadge {}
