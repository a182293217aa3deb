// A theme that Dripsy's provider is given as it is; where it is not known, names in small letters may be its own.
import { DripsyProvider, Text } from 'dripsy';
import { base } from 'some-theme';

const theme = { ...base, fonts: { ...base.fonts, body: 'GateSans-Bald' } };
//                                                     ^ wrong

export const Page = () => (
  <DripsyProvider theme={theme}>
    <Text sx={{ fontFamily: 'body' }}>a</Text>
    <Text sx={{ fontFamily: 'title' }}>b</Text>
    //                      ^ listed
    <Text sx={{ fontFamily: 'GateSans-Buld' }}>c</Text>
    //                      ^ wrong
  </DripsyProvider>
);
