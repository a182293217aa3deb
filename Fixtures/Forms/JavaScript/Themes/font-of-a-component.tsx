// A module that sets the fonts of a package's components runs though nothing is taken of it.
import { Text } from 'react-native-ui-lib';

export const Page = () => [<Text heading>a</Text>, <Text>b</Text>];
// file: index.js
import './theme';
import { AppRegistry } from 'react-native';
import { Page } from './Form';

AppRegistry.registerComponent('Form', () => Page);
// file: theme.js
import { ThemeManager, Typography } from 'react-native-ui-lib';

ThemeManager.setComponentTheme('Text', { fontFamily: 'GateSans-Bald' });
//                                                   ^ wrong
Typography.loadTypographies({ heading: { fontFamily: 'GateSans-Heading' } });
//                                                   ^ wrong
export const unused = () => ({ fontFamily: 'GateSans-Unused' });
//                                         ^ dead
