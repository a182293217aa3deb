// Members that may not be there, and what stands in for them.
import { Text } from 'react-native';

const theme: any = { fonts: { title: 'GateSans-Bold', body: 'GateSans-Bald' } };
//                                   ^ right
//                                                          ^ wrong
const plain: any = {};
const chosen: any = {};
chosen.family ??= 'GateSans-Bild';
//                ^ wrong

export const Page = () => [
  <Text style={{ fontFamily: theme?.fonts?.title ?? 'Unasked-One' }} />,
  <Text style={{ fontFamily: theme?.['fonts']?.body }} />,
  <Text style={{ fontFamily: plain?.fonts?.title ?? 'GateSans-Buld' }} />,
  //                                                ^ wrong
  <Text style={{ fontFamily: chosen?.family }} />,
];
