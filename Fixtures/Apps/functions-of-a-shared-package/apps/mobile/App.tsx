import { Text } from 'react-native';
import { phoneVariants } from '@shop/tokens';

const styles = phoneVariants();

export default function App() {
  return <Text style={styles.body}>Shop</Text>;
}
