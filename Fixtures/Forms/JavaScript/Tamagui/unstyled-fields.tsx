// A field of Tamagui without the styles of the package has no font of the theme; one that names a font has that.
import { createFont, createTamagui, styled, TamaguiProvider } from 'tamagui';
import { Input, Label, TextArea } from 'tamagui';

const pier = createFont({ family: 'GateSans-Bald', size: { true: 14 }, weight: { 4: '400' } });
const note = createFont({ family: 'GateSans-Note', size: { true: 14 }, weight: { 4: '400' } });
//                                ^ wrong
const config = createTamagui({ fonts: { body: pier, note } });

const Field = styled(Input, { unstyled: true, fontSize: 14 });
const Area = styled(TextArea, { fontFamily: '$note' });

export const Page = () => (
  <TamaguiProvider config={config}>
    <Field />
    <Area />
    <Input unstyled placeholder="Pier" />
    <Label fontFamily="$note">Tides</Label>
  </TamaguiProvider>
);
