// Tamagui's texts with a size take the weight that their font has for it; where a font has several, any may be drawn.
import { Paragraph, SizableText, createFont, createTamagui } from 'tamagui';

const body = createFont({
  family: 'GateSans-Regular',
  size: { true: 14 },
  weight: { true: '400' },
  face: {
    400: { normal: 'GateSans-Norml', italic: 'GateSans-Itlic' },
    //             ^ wrong
    //                                       ^ wrong
    700: { normal: 'GateSans-Bald' },
  },
});
const title = createFont({
  family: 'GateSans-Regular',
  weight: { 4: '400', 8: '700' },
  face: { 400: { normal: 'GateSans-Light' }, 700: { normal: 'GateSans-Heavy' } },
  //                     ^ missed
  //                                                        ^ missed
});

export const config = createTamagui({ fonts: { body, title } });

export const Page = (others: any) => [
  <SizableText fontFamily="$body" />,
  <SizableText fontFamily="$body" fontStyle="italic" />,
  <Paragraph fontFamily="$title" />,
];
