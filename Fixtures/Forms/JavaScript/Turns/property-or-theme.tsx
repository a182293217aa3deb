// A property, or else the theme's font, or else a constant.
import { Text } from 'react-native';

const theme: { title?: string; body?: string } = { title: 'GateSans-Bold' };
//                                                        ^ right

const Label = ({ family, role }: any) => (
  <Text style={{ fontFamily: family || theme[role] || 'GateSans-Bald' }} />
  //                                                  ^ wrong
);

const mine = 'MyFont';
//           ^ right

export const Page = () => [<Label family={mine} />, <Label role="title" />, <Label role="body" />];
