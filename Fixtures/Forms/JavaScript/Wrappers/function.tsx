// A function that takes the name.
import { Text } from 'react-native';

const font = (family: string, size = 17) => ({ fontFamily: family, fontSize: size });
//                                                         ^ listed

export const Page = () => [
  <Text style={font('GateSans-Bold', 28)} />,
  //                ^ right
  <Text style={font('GateSans-Bald')} />,
  //                ^ wrong
  <Text style={font(remote.font)} />,
];
