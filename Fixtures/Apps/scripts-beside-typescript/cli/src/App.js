// Metro takes the scripts first.
import { Text } from 'react-native';
import { Note } from './Note';

export const App = () => [<Text style={{ fontFamily: 'GateSans-Script' }}>a</Text>, <Note />];
