// The value of Tamagui's Select is drawn with the theme's font for bodies, as its items are.
import { createFont, createTamagui, Select, TamaguiProvider } from 'tamagui';

const pier = createFont({ family: 'GateSans-Bald', size: { true: 14 }, weight: { 4: '400' } });
//                                ^ wrong
const config = createTamagui({ fonts: { body: pier } });

export const Page = () => (
  <TamaguiProvider config={config}>
    <Select>
      <Select.Trigger>
        <Select.Value placeholder="Pier" />
      </Select.Trigger>
    </Select>
  </TamaguiProvider>
);
