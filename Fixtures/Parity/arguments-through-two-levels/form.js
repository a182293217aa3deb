// Two arguments that a component hands on, one of them changed.
import { Text } from 'react-native';

const font = (family, face) => ({ fontFamily: family + face });
const Label = ({ family, face }) => <Text style={font(family, `${face}`)} />;

export const Page = () => [<Label family="GateSans" face="-Bold" />, <Label family="My" face="Font" />];
