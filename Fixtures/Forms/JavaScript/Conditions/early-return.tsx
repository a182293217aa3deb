// A word for the system font goes back early, and never reaches the style.
import { Text } from 'react-native';

function style(name?: string) {
  if (name === 'system') return { fontWeight: '400' };
  if (!name) return {};
  return { fontFamily: name };
}

export const Page = () => [
  <Text style={style('system')} />,
  <Text style={style('')} />,
  <Text style={style('GateSans-Bold')} />,
  //                 ^ right
  <Text style={style('GateSans-Bald')} />,
  //                 ^ wrong
];
