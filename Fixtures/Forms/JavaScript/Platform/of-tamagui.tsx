// Tamagui's own words for the platform, and those of other packages, of which nothing is known.
import { Text } from 'react-native';
import { isAndroid, isIos, isWeb } from '@tamagui/constants';
import * as tamagui from 'tamagui';
import { isWeb as isSite } from './platform';
import { isWeb as isPage } from 'some-package';

const title = isWeb ? 'Gate Sans, sans-serif' : 'GateSans-Bald';
//                                              ^ wrong
const body = isIos ? 'GateSans-Bold' : 'gate_sans_bold';
//                   ^ right
const note = tamagui.isServer || isAndroid ? 'gate_sans' : 'GateSans-Bild';
//                                                         ^ wrong
const mark = isSite ? 'Gate Sans, serif' : 'GateSans-Regular';
//                                         ^ right
const page = isPage ? 'GateSans-Page' : 'GateSans-Bold';
//                    ^ wrong
//                                      ^ right

export const Page = () => [
  <Text style={{ fontFamily: title }} />,
  <Text style={{ fontFamily: body }} />,
  <Text style={{ fontFamily: note }} />,
  <Text style={{ fontFamily: mark }} />,
  <Text style={{ fontFamily: page }} />,
];
// file: platform.ts
export { isWeb } from '@tamagui/core';
