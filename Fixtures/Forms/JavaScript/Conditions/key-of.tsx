// Whether an object has a key, asked before.
import { Text } from 'react-native';

const fonts = { title: 'GateSans-Bold', body: 'GateSans-Bald' };
//                     ^ right
//                                            ^ wrong

const name = (role: string) => {
  if (role in fonts) return fonts[role];
  return 'GateSans-Bild';
  //     ^ wrong
};

export const Page = () => [
  <Text style={{ fontFamily: name('title') }} />,
  <Text style={{ fontFamily: name('body') }} />,
  <Text style={{ fontFamily: name('caption') }} />,
];
