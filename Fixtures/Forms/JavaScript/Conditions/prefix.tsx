// A name with a word before it is another thing than a font's name.
import { Text } from 'react-native';

const style = (name: string) => {
  if (name.startsWith('style:')) return {};
  if (name.endsWith('.ttf')) return { fontFamily: name.slice(0, -4) };
  return { fontFamily: name };
};

export const Page = () => [
  <Text style={style('style:body')} />,
  <Text style={style('GateSans-Bold')} />,
  //                 ^ right
  <Text style={style('GateSans-Bald')} />,
  //                 ^ wrong
];
