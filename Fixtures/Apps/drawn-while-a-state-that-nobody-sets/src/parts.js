import { Text } from 'react-native';

export const Draft = () => <Text style={{ fontFamily: 'GateSans-Draft' }}>Nobody opens it</Text>;
export const Note = () => <Text style={{ fontFamily: 'GateSans-Note' }}>Note</Text>;
export const Sum = () => <Text style={{ fontFamily: 'GateSans-Sum' }}>Sum</Text>;
export const Sign = () => <Text style={{ fontFamily: 'GateSans-Sign' }}>Sign</Text>;
