// A component around a function around a function.
import { Text } from 'react-native';

const gate = (name) => ({ fontFamily: name });
const style = (face) => ({ ...gate(face), fontSize: 17 });
const Label = ({ face }) => <Text style={style(face)} />;

export const Page = () => [<Label face="GateSans-Bold" />, <Label face="GateSans-Bald" />];
