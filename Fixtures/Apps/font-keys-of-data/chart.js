import { Text } from 'react-native';

export const Chart = ({ label }) => <Text style={label}>{label.kind}</Text>;
