// Names of a theme's fonts, which Dripsy looks up; others are fonts' own.
import { DripsyProvider, makeTheme, styled, Text, useSx } from 'dripsy';
import { Text as Plain } from 'react-native';

const theme = makeTheme({
  customFonts: { Brand: { default: 'GateSans-Regular', bold: 'GateSans-Bild' } },
  //                               ^ right
  //                                                         ^ missed
  fonts: { root: 'Brand', body: 'GateSans-Bald', heading: 'GateSans-Bold' },
  //                            ^ wrong
  //                                                      ^ right
  text: { body: { fontFamily: 'body' }, title: { fontFamily: 'GateSans-Buld' } },
  //                                                         ^ wrong
});

const Heading = styled(Text)({ fontFamily: 'heading' });
const Lost = styled(Text)({ fontFamily: 'lost' });
//                                      ^ wrong

export const Page = () => {
  const sx = useSx();
  return (
    <DripsyProvider theme={theme}>
      <Text>a</Text>
      <Text sx={{ fontFamily: 'body' }}>b</Text>
      <Plain style={sx({ fontFamily: 'heading' })}>c</Plain>
      <Heading>d</Heading>
      <Lost>e</Lost>
      <Plain style={{ fontFamily: 'body' }}>f</Plain>
      //                          ^ wrong
    </DripsyProvider>
  );
};
