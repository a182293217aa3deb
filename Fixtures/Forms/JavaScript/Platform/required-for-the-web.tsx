// Modules that are required where the app runs on another platform, and those that it takes on iOS.
import { lazy } from 'react';
import { Platform, Text } from 'react-native';

const Card = Platform.OS === 'web' ? require('./Card').Card : null;
let Sheet: any;
if (Platform.OS === 'web') {
  Sheet = require('./Sheet').Sheet;
}
const Bar = Platform.select({ web: () => require('./Bar').Bar, default: () => require('./Line').Line })();
const Panel = Platform.OS !== 'web' ? lazy(() => import('./Panel')) : lazy(() => import('./Web'));

export const Page = () => [Card && <Card />, Sheet && <Sheet />, <Bar />, <Panel />];
// file: Card.tsx
import { Text } from 'react-native';

export const Card = () => <Text style={{ fontFamily: 'Inter, system-ui' }} />;
//                                                   ^ dead
// file: Sheet.tsx
import { StyleSheet, Text } from 'react-native';

export const Sheet = () => <Text style={styles.title} />;
const styles = StyleSheet.create({ title: { fontFamily: 'Inter Variable' } });
//                                                      ^ dead
// file: Bar.tsx
import { Text } from 'react-native';

export const Bar = () => <Text style={{ fontFamily: 'Arial Web' }} />;
//                                                  ^ dead
// file: Line.tsx
import { Text } from 'react-native';

export const Line = () => <Text style={{ fontFamily: 'GateSans-Bald' }} />;
//                                                   ^ wrong
// file: Panel.tsx
import { Text } from 'react-native';

export default () => <Text style={{ fontFamily: 'GateSans-Bild' }} />;
//                                              ^ wrong
// file: Web.tsx
import { Text } from 'react-native';

export default () => <Text style={{ fontFamily: 'Segoe Web' }} />;
//                                              ^ dead
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Form';

AppRegistry.registerComponent('Form', () => Page);
