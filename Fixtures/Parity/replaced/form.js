// A part of a text replaced.
import { Text } from 'react-native';

const compact = (name) => name.replaceAll(' ', '');

export const Page = () => [
  <Text style={{ fontFamily: compact('Gate Sans-Italic') }} />,
  <Text style={{ fontFamily: compact('Gate Sans-Bald') }} />,
];
