import { Text } from 'react-native';

export const Draft = () => <Text style={{ fontFamily: 'GateSans-Draft' }}>Behind false</Text>;
export const Placard = () => <Text style={{ fontFamily: 'GateSans-Placard' }}>Behind a constant</Text>;
export const Note = () => <Text style={{ fontFamily: 'GateSans-Note' }}>Note</Text>;
export const Sign = () => <Text style={{ fontFamily: 'GateSans-Sign' }}>Behind a constant of the function</Text>;
export const Sum = () => <Text style={{ fontFamily: 'GateSans-Sum' }}>Sum</Text>;
