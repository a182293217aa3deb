// A weight that the calls of a wrapper give.
import { Text } from 'react-native';

const font = (family: string, weight: '400' | '700' = '400') => ({
  fontFamily: family,
  fontWeight: weight,
  //          ^ lacking
});

export const Page = () => [
  <Text style={font('MyFont')} />,
  //                ^ right
  <Text style={font('My Font', '700')} />,
  //                ^ right
  <Text style={font('Gate Sans', '700')} />,
  //                ^ right
];
