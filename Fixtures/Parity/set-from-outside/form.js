// A property with a value of its own, which other code sets.
import { Text } from 'react-native';

const Card = ({ faceName = 'GateSans-Bold' }) => <Text style={{ fontFamily: faceName }} />;

export const Page = () => [<Card />, <Card faceName="GateSans-Bald" />];
