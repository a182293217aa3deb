// Imports of which a file names only types: compilers leave them out, and nothing of the module runs.
import { Text } from 'react-native';
import { Attachment } from './editor';
import { Theme, title } from './theme';
import './setup';

const first: Attachment & { theme?: Theme } = { id: 'a' };

export const Page = () => <Text style={{ fontFamily: title }}>{first.id}</Text>;
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Form';
import { Note } from './kept';

AppRegistry.registerComponent('Form', () => Page);
// file: editor.tsx
import { Text } from 'react-native';
import { show } from 'somewhere';

export type Attachment = { id: string };
show(<Text style={{ fontFamily: 'GateSans-Editor' }} />);
//                              ^ dead
// file: theme.tsx
import { Text } from 'react-native';
import { show } from 'somewhere';

export interface Theme { name: string }
export const title = 'GateSans-Bold';
//                   ^ right
show(<Text style={{ fontFamily: 'GateSans-Theme' }} />);
//                              ^ wrong
// file: setup.tsx
import { Text } from 'react-native';
import { show } from 'somewhere';

show(<Text style={{ fontFamily: 'GateSans-Setup' }} />);
//                              ^ wrong
// file: kept.tsx
import { Text } from 'react-native';
import { show } from 'somewhere';

// JavaScript has no types: its imports stay.
export const Note = () => null;
show(<Text style={{ fontFamily: 'GateSans-Kept' }} />);
//                              ^ wrong
