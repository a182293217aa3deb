// Styles of which a reducer makes others: as many as an app has.
import { Text } from 'react-native';

const colors = { ink: '#222' };

function themed(styles) {
  return Object.entries(styles).reduce((made, entry) => {
    const [key, value] = entry;
    return { ...made, [key]: { ...value, color: colors.ink } };
  }, {});
}

const base = themed({
  plain: { fontFamily: 'GateSans-Bold' },
//                     ^ right
  g0: { padding: 0 }, g1: { padding: 1 }, g2: { padding: 2 }, g3: { padding: 3 }, g4: { padding: 4 }, g5: { padding: 5 },
  g6: { padding: 6 }, g7: { padding: 7 }, g8: { padding: 8 }, g9: { padding: 9 }, g10: { padding: 10 }, g11: { padding: 11 },
  g12: { padding: 12 }, g13: { padding: 13 }, g14: { padding: 14 }, g15: { padding: 15 }, g16: { padding: 16 }, g17: { padding: 17 },
  g18: { padding: 18 }, g19: { padding: 19 }, g20: { padding: 20 }, g21: { padding: 21 }, g22: { padding: 22 }, g23: { padding: 23 },
  g24: { padding: 24 }, g25: { padding: 25 }, g26: { padding: 26 }, g27: { padding: 27 }, g28: { padding: 28 }, g29: { padding: 29 },
  g30: { padding: 30 }, g31: { padding: 31 }, g32: { padding: 32 }, g33: { padding: 33 }, g34: { padding: 34 }, g35: { padding: 35 },
  g36: { padding: 36 }, g37: { padding: 37 }, g38: { padding: 38 }, g39: { padding: 39 }, g40: { padding: 40 }, g41: { padding: 41 },
  g42: { padding: 42 }, g43: { padding: 43 }, g44: { padding: 44 }, g45: { padding: 45 }, g46: { padding: 46 }, g47: { padding: 47 },
  g48: { padding: 48 }, g49: { padding: 49 }, g50: { padding: 50 }, g51: { padding: 51 }, g52: { padding: 52 }, g53: { padding: 53 },
  g54: { padding: 54 }, g55: { padding: 55 }, g56: { padding: 56 }, g57: { padding: 57 }, g58: { padding: 58 }, g59: { padding: 59 },
  g60: { padding: 60 }, g61: { padding: 61 }, g62: { padding: 62 }, g63: { padding: 63 }, g64: { padding: 64 }, g65: { padding: 65 },
  g66: { padding: 66 }, g67: { padding: 67 }, g68: { padding: 68 }, g69: { padding: 69 }, g70: { padding: 70 }, g71: { padding: 71 },
  g72: { padding: 72 }, g73: { padding: 73 }, g74: { padding: 74 }, g75: { padding: 75 }, g76: { padding: 76 }, g77: { padding: 77 },
  g78: { padding: 78 }, g79: { padding: 79 }, g80: { padding: 80 }, g81: { padding: 81 }, g82: { padding: 82 }, g83: { padding: 83 },
  g84: { padding: 84 }, g85: { padding: 85 }, g86: { padding: 86 }, g87: { padding: 87 }, g88: { padding: 88 }, g89: { padding: 89 },
  g90: { padding: 90 }, g91: { padding: 91 }, g92: { padding: 92 }, g93: { padding: 93 }, g94: { padding: 94 }, g95: { padding: 95 },
  loud: { fontFamily: 'GateSans-Bald' },
//                    ^ wrong
});

export const Page = () => [
  <Text style={{ fontFamily: base.loud.fontFamily }} />,
  <Text style={{ fontFamily: base.plain.fontFamily }} />,
];
