// Fonts that Tamagui's packages make: of a family that is given or known, with the faces that options say.
import { createGenericFont } from '@tamagui/config';
import { createInterFont } from '@tamagui/font-inter';
import { Text, createTamagui } from 'tamagui';

const body = createGenericFont('Gate Sans', { face: { 400: { normal: 'GateSans-Regular' } } });
//                                                                   ^ right
const title = createGenericFont('GateSans-Bald');
//                              ^ wrong
const note = createInterFont({ face: { 700: { normal: 'GateSans-Bild' } } });
//                                                    ^ missed

export const config = createTamagui({ fonts: { body, title, note } });

export const Page = (others: any) => [
  <Text fontFamily="$body" {...others} />,
  <Text fontFamily="$title" />,
  <Text fontFamily="$note" {...others} />,
];
