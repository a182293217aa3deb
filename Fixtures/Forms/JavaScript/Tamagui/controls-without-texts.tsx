// A button without a text, and containers, draw with no font of the theme.
import { createFont, createTamagui, TamaguiProvider } from 'tamagui';
import { Button, Dialog, H1, ListItem, XStack } from 'tamagui';
import { Tide } from './icons';

const bodyFont = createFont({ family: 'GateSans-Bald', size: { true: 14 } });
const headingFont = createFont({ family: 'GateSans-Bild', size: { true: 14 } });
//                                       ^ wrong
const config = createTamagui({ fonts: { body: bodyFont, heading: headingFont } });

export const Page = () => (
  <TamaguiProvider config={config}>
    <Button icon={Tide} />
    <Button>
      <Tide />
    </Button>
    <ListItem icon={Tide} />
    <Dialog>
      <Dialog.Content />
    </Dialog>
    <XStack />
    <H1>Tides</H1>
  </TamaguiProvider>
);
