// Controls of Tamagui draw their texts with fonts of the theme; without a text they draw none.
import { createFont, createTamagui, TamaguiProvider } from 'tamagui';
import { Button, Dialog, Input } from 'tamagui';

const bodyFont = createFont({ family: 'GateSans-Bald', size: { true: 14 } });
//                                    ^ wrong
const headingFont = createFont({ family: 'GateSans-Bild', size: { true: 14 } });
//                                       ^ wrong
const config = createTamagui({ fonts: { body: bodyFont, heading: headingFont } });

export const Page = () => (
  <TamaguiProvider config={config}>
    <Button>Tides</Button>
    <Input placeholder="Pier" />
    <Dialog>
      <Dialog.Title>Harbor</Dialog.Title>
    </Dialog>
  </TamaguiProvider>
);
