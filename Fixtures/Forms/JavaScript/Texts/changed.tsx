// Case and parts of a text changed.
import { Text } from 'react-native';

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const font = (weight: string) => `GateSans-${capitalize(weight)}`;
//                               ^ right
//                               ^ wrong

export const Page = () => [
  <Text style={{ fontFamily: font('bold') }} />,
  <Text style={{ fontFamily: font('bald') }} />,
];
