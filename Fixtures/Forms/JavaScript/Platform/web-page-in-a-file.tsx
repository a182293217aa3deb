// A component that Expo draws as a web page asks for fonts as pages do; one whose file only mentions the words
// does not.
import { Text } from 'react-native';
import { Editor } from './Editor';

// 'use dom' stands at the beginning of other files.
export const Page = () => [<Editor />, <Text style={{ fontFamily: 'GateSans-Bald' }} />];
//                                                                ^ wrong
// file: Editor.tsx
/* An editor. */
'use dom';

export const Editor = () => <div style={{ fontFamily: 'Newsreader, Georgia, serif' }} />;
