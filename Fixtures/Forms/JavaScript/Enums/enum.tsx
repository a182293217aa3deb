// Enums of names.
import { Text } from 'react-native';

enum Font {
  Title = 'GateSans-Bold',
  //      ^ right
  Body = 'GateSans-Bald',
  //     ^ wrong
}

export const Page = () => [
  <Text style={{ fontFamily: Font.Title }} />,
  <Text style={{ fontFamily: Font['Body'] }} />,
];
