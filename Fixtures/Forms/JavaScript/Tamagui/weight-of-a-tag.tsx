// Texts of Tamagui that have a font of their own are drawn in the weight that is written beside them.
import { createFont, createTamagui, TamaguiProvider } from 'tamagui';
import { H1, H2, Paragraph } from 'tamagui';

const headingFont = createFont({
  family: 'GateSans-Regular',
  weight: { 4: '400' },
  face: {
    700: { normal: 'GateSans-Bald' },
    800: { normal: 'GateSans-Heavvy', italic: 'GateSans-Itlic' },
    //             ^ wrong
    900: { normal: 'GateSans-Blakc' },
    //             ^ wrong
  },
});
const bodyFont = createFont({ family: 'GateSans-Regular', face: { 600: { normal: 'GateSans-Semi' } } });
//                                                                               ^ missed
const config = createTamagui({ fonts: { body: bodyFont, heading: headingFont } });

export const Page = ({ isBig, ...others }: any) => (
  <TamaguiProvider config={config}>
    <H1 fontWeight="800">a</H1>
    <H2 fontWeight={isBig ? '900' : '800'}>b</H2>
    <Paragraph {...others}>c</Paragraph>
  </TamaguiProvider>
);
