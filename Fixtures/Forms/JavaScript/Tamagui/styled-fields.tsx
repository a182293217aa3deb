// A field that is made of Tamagui's and keeps the styles of the package has the theme's font.
import { createFont, createTamagui, styled, TamaguiProvider } from 'tamagui';
import { Input } from 'tamagui';

const pier = createFont({ family: 'GateSans-Bald', size: { true: 14 }, weight: { 4: '400' } });
//                                ^ wrong
const config = createTamagui({ fonts: { body: pier } });

const Field = styled(Input, { unstyled: false, fontSize: 14 });

export const Page = () => (
  <TamaguiProvider config={config}>
    <Field />
  </TamaguiProvider>
);
