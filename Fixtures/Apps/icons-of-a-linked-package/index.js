import { Text } from 'react-native';
import Icon from 'react-native-vector-icons/Entypo';
export const Title = () => <Text style={{ fontFamily: 'GateSans-Bold' }}>Notes <Icon name="leaf" size={20} /></Text>;
