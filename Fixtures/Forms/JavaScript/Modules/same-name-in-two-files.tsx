// Two files with a constant of the same name.
import { Text } from 'react-native';
import { Card } from './Card';

const family = 'GateSans-Bold';
//             ^ right

export const Page = () => [<Text style={{ fontFamily: family }} />, <Card />];
// file: Card.tsx
import { Text } from 'react-native';

const family = 'GateSans-Bald';
//             ^ wrong

export const Card = () => <Text style={{ fontFamily: family }} />;
