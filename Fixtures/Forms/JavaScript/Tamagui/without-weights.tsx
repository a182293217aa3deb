// Tamagui's plain text asks for no weight, so the faces of weights do not count, and the family is drawn.
import { Button, Text, createFont, createTamagui } from 'tamagui';

const body = createFont({ family: 'GateSans-Body', face: { 700: { normal: 'GateSans-Bold' } } });
//                                ^ wrong
const title = createFont({ family: 'GateSans-Title', face: { 700: { normal: 'GateSans-Bald' } } });
//                                                                          ^ missed

export const config = createTamagui({ fonts: { body, title } });

export const Page = (others: any) => [
  <Text fontFamily="$body">a</Text>,
  <Text fontFamily="$title" {...others}>b</Text>,
  <Button fontFamily="$title">c</Button>,
];
