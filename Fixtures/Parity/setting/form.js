// What the user chose, or else a default.
import { Settings, Text } from 'react-native';

export const Page = () => {
  const name = Settings.get('font') ?? 'GateSans-Bald';
  return <Text style={{ fontFamily: name }} />;
};
