// Each file has a constant of the same name.
import { Text } from 'react-native';
import { Card } from './Card';

const family = 'GateSans-Bold';

export const Page = () => [<Text style={{ fontFamily: family }} />, <Card />];
// file: Card.js
import { Text } from 'react-native';

const family = 'GateSans-Bald';

export const Card = () => <Text style={{ fontFamily: family }} />;
