// A field of Tamagui without the styles of the package has no font of the theme; one that names a font has that.
import { createFont, createTamagui, styled, TamaguiProvider } from 'tamagui';
import { Input, Label, TextArea } from 'tamagui';

const pier = createFont({ family: 'GateSans-Bald', size: { true: 14 }, weight: { 4: '400' } });
const note = createFont({ family: 'GateSans-Note', size: { true: 14 }, weight: { 4: '400' } });
//                                ^ wrong
const faced = createFont({
  family: 'GateSans-Faced',
  //      ^ wrong
  weight: { 1: '400', 3: '600' },
  face: { 700: { normal: 'GateSans-Bild' } },
});
const config = createTamagui({ fonts: { body: pier, note, faced } });

const Field = styled(Input, { unstyled: true, fontSize: 14 });
const Area = styled(TextArea, { fontFamily: '$note' });

export const Page = () => (
  <TamaguiProvider config={config}>
    <Field />
    <Area />
    <Input unstyled placeholder="Pier" />
    <Input unstyled fontFamily="$faced" placeholder="Pier" />
    <Label fontFamily="$note">Tides</Label>
  </TamaguiProvider>
);
