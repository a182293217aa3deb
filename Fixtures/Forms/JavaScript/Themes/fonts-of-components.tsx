// The fonts of a theme that a library's components are drawn with where nothing names any.
import { createFont, createTamagui, H1, Paragraph, TamaguiProvider } from 'tamagui';
import { Button, Heading, NativeBaseProvider, Text, extendTheme } from 'native-base';

const theme = extendTheme({ fonts: { heading: 'GateSans-Bald', body: 'GateSans-Bold', mono: 'GateSans-Beld' } });
//                                            ^ wrong
//                                                                   ^ right
const body = createFont({ family: 'GateSans-Bild', size: {} });
//                                ^ wrong
const heading = createFont({ family: 'GateSans-Bold', size: {} });
//                                   ^ right
const config = createTamagui({ fonts: { heading, body } });

export const Page = () => (
  <NativeBaseProvider theme={theme}>
    <Heading>a</Heading>
    <Text>b</Text>
    <Button />
  </NativeBaseProvider>
);
export const Other = () => (
  <TamaguiProvider config={config}>
    <H1>a</H1>
    <Paragraph>b</Paragraph>
  </TamaguiProvider>
);
