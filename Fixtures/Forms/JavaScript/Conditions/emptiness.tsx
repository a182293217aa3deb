// A face that may be empty is joined only where it is not.
import { Text } from 'react-native';

const font = (family: string, face: string) =>
  face.length > 0 ? `${family}-${face}` : family;
  //                ^ right
  //                ^ wrong

export const Page = () => [
  <Text style={{ fontFamily: font('GateSans', 'Bold') }} />,
  <Text style={{ fontFamily: font('MyFont', '') }} />,
  //                              ^ right
  <Text style={{ fontFamily: font('GateSans', 'Bald') }} />,
];
