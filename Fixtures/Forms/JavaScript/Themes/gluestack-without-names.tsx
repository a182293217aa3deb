// A font that the theme gives no name is the system's; one that the theme does not have is not known.
import { GluestackUIProvider, Text } from '@gluestack-ui/themed';
import { createConfig } from '@gluestack-style/react';

const config = createConfig({
  aliases: {},
  tokens: { fonts: { heading: undefined, body: 'GateSans-Bald' } },
  //                                           ^ wrong
});

export const Page = () => (
  <GluestackUIProvider config={config}>
    <Text fontFamily="$heading">a</Text>
    //               ^ right
    <Text fontFamily="$body">b</Text>
    <Text fontFamily="$mono">c</Text>
    //               ^ listed
  </GluestackUIProvider>
);
