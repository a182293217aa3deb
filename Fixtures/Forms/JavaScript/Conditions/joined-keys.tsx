// Keys of two levels that the calls give together, one of them by default.
import { Text } from 'react-native';

const families = {
  sans: { regular: 'GateSans-Regular', bold: 'GateSans-Bald' },
  //               ^ right
  //                                         ^ wrong
  mine: { regular: 'MyFont' },
  //               ^ right
};

const font = (family: string, weight = 'regular') => families[family][weight];

export const Page = () => [
  <Text style={{ fontFamily: font('sans') }} />,
  <Text style={{ fontFamily: font('sans', 'bold') }} />,
  <Text style={{ fontFamily: font('mine') }} />,
];
