import { Text } from 'react-native';
import { styles } from './styles';

export const Card = () => <Text style={styles.title}>b</Text>;
