//
//  NewBadge.swift
//  Shop
//

import UIKit

final class NewBadge: UIView {}

extension NewBadge {}
