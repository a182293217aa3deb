// Names that are no fonts of the app's are sorted out by a list.
import { Text } from 'react-native';

const builtIn = ['system', 'default'];

const style = (name: string) => {
  if (builtIn.includes(name)) return {};
  return { fontFamily: name };
};

export const Page = () => [
  <Text style={style('system')} />,
  <Text style={style('GateSans-Bold')} />,
  //                 ^ right
  <Text style={style('default')} />,
  <Text style={style('GateSans-Bald')} />,
  //                 ^ wrong
];
