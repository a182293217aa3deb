import { Text } from 'react-native';

export default function Home() {
  return (
    <>
      <Text style={{ fontFamily: 'GateSans-Bold' }} />
      <Text style={{ fontFamily: 'GateSans-Bald' }} />
    </>
  );
}
