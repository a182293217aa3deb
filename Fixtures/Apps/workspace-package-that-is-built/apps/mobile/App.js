import { Text } from 'react-native';
import { fonts } from '@lantern/shared/theme';
import { title } from '@lantern/type';
import { bold } from '@lantern/type/weights/bold';

export default function App() {
  return (
    <Text style={{ fontFamily: fonts.display }}>
      <Text style={{ fontFamily: title }}>Hello</Text>
      <Text style={{ fontFamily: bold }}>Hello</Text>
    </Text>
  );
}
