import { Text } from 'react-native';
import { useTitleFonts } from './src/fonts';
import { title, body } from './src/theme';

export default function App() {
  useTitleFonts();
  return [
    <Text style={title}>a</Text>,
    <Text style={body}>b</Text>,
    <Text style={{ fontFamily: 'Gate Note' }}>c</Text>,
  ];
}
