// A key that is not there is told though another way to the same place is not known.
import { Text } from 'react-native';

const faces = { regular: 'GateSans-Regular', bold: 'GateSans-Bold' };
//                       ^ right
//                                                 ^ right

const Label = ({ text, fontFamily = faces.regulr }) => <Text style={{ fontFamily }}>{text}</Text>;
//                                  ^ wrong
//                                                                    ^ listed

export const Named = ({ face }) => <Label text="a" fontFamily={face} />;

export const Page = () => [
  <Label text="a" />,
  <Label text="b" fontFamily={faces.bold} />,
  <Text style={{ fontFamily: faces.regular }}>c</Text>,
];
