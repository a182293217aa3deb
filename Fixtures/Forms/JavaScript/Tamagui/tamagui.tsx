// The fonts of Tamagui, which components ask for by their place in its configuration.
import { Text, createFont, createTamagui } from 'tamagui';

const body = createFont({ family: 'GateSans-Bald', size: { 4: 14 } });
//                                ^ wrong
const heading = createFont({ family: 'GateSans-Bold', size: { 4: 14 } });
//                                   ^ right

export const config = createTamagui({ fonts: { body, heading } });

export const Page = () => [
  <Text fontFamily="$body" />,
  <Text fontFamily="$heading" />,
  <Text fontFamily="$mono" />,
  //               ^ listed
];
