// React Native UI Lib draws a text with a typography that is named beside it.
import { Platform, Text as Plain } from 'react-native';
import { Text, Typography } from 'react-native-ui-lib';

Typography.loadTypographies({
  heading: { fontFamily: 'GateSans-Heading', fontSize: 30 },
  //                     ^ wrong
  small: { ...Platform.select({ ios: { fontFamily: 'GateSans-Small' } }) },
  //                                               ^ wrong
  large: { fontFamily: 'GateSans-Large' },
  //                   ^ wrong
  taken: { fontFamily: 'GateSans-Taken' },
  //                   ^ wrong
  title: { fontFamily: 'GateSans-Title' },
  //                   ^ dead
  caption: { ...Platform.select({ ios: { fontFamily: 'GateSans-Caption' } }) },
  //                                                 ^ dead
});

export const Page = ({ isLarge }) => [
  <Text heading>a</Text>,
  <Text large={isLarge} title="Title">b</Text>,
  <Text {...{ small: true }}>c</Text>,
  <Plain style={Typography.taken}>d</Plain>,
];
