// A function that calls itself.
import { Text } from 'react-native';

function font(level: number, family: string): { fontFamily: string } {
  if (level > 0) return font(level - 1, family);
  return { fontFamily: family };
}

export const Page = ({ level }: { level: number }) => [
  <Text style={font(level, 'GateSans-Bold')} />,
  //                       ^ right
  <Text style={font(level, 'GateSans-Bald')} />,
  //                       ^ wrong
];
