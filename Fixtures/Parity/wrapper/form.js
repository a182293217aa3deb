// A function that takes the name.
import { Text } from 'react-native';

const font = (name, size) => ({ fontFamily: name, fontSize: size });

export const Page = () => [
  <Text style={font('GateSans-Bold', 28)} />,
  <Text style={font('GateSans-Bald', 17)} />,
];
