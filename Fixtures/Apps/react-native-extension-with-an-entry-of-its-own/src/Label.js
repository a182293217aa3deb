import { Text } from 'react-native';

// Both run this: it wants a font that only the app has.
export default function Label({ family, children }) {
  return (
    <>
      <Text style={{ fontFamily: family }}>{children}</Text>
      <Text style={{ fontFamily: 'GateSans-Bold' }}>•</Text>
    </>
  );
}
