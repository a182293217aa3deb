// Weights and styles asked of a family that has no face for them.
import { Text } from 'react-native';

export const Page = () => [
  <Text style={{ fontFamily: 'MyFont', fontWeight: '700' }} />,
  //                         ^ right
  //                                               ^ lacking
  <Text style={{ fontFamily: 'MyFont', fontStyle: 'italic' }} />,
  //                         ^ right
  //                                              ^ lacking
  <Text style={{ fontFamily: 'My Font', fontWeight: 'bold' }} />,
  //                         ^ right
  //                                                ^ lacking
  <Text style={{ fontFamily: 'MyFont', fontWeight: 'normal', fontStyle: 'normal' }} />,
  //                         ^ right
  <Text style={{ fontFamily: 'Gate Sans', fontWeight: '700', fontStyle: 'italic' }} />,
  //                         ^ right
  <Text style={{ fontFamily: 'GateSans-Regular', fontWeight: 'bold' }} />,
  //                         ^ right
];
