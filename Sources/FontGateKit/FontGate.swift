public import FontReport
