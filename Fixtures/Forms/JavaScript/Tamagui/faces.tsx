// Tamagui draws the face of a font that the weight and the slant beside its name say, and without such a face
// the family; where the weight is not known, any may be drawn.
import { Text, createFont, createTamagui } from 'tamagui';

const body = createFont({
  family: 'GateSans-Body',
  //      ^ wrong
  weight: { 4: '500' },
  face: {
    400: { normal: 'GateSans-Regular', italic: 'GateSans-Italik' },
    //             ^ right
    //                                         ^ wrong
    500: { normal: 'GateSans-Medium' },
    //             ^ wrong
    600: { normal: 'GateSans-Semi' },
    700: { normal: 'GateSans-Bald' },
    //             ^ wrong
  },
});
const heading = createFont({ family: 'GateSans-Bold', face: { 700: { normal: 'GateSans-Head' } } });
//                                                                           ^ missed

export const config = createTamagui({ fonts: { body, heading } });

export const Page = ({ isBold, ...others }: any) => [
  <Text fontFamily="$body" fontWeight={isBold ? '700' : 400} />,
  <Text fontFamily="$body" fontWeight="$4" />,
  <Text fontFamily="$body" fontWeight={400} fontStyle="italic" />,
  <Text fontFamily="$body" fontWeight="900" />,
  <Text fontFamily="$heading" fontWeight="400" {...others} />,
];
