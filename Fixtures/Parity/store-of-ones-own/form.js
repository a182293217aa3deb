// A store of one's own, whose functions keep a value under a key.
import { Text } from 'react-native';

const titleKey = 'title';
const bodyKey = 'body';
const tabKey = 'tab';

const kept = {};
const keep = (value, key) => {
  kept[key] = value;
};
const text = (key) => kept[key];

keep('GateSans-Bold', titleKey);
keep('GateSans-Bald', bodyKey);
keep('Overview', tabKey);

export const Page = () => [
  <Text style={{ fontFamily: text(titleKey) }} />,
  <Text style={{ fontFamily: text(bodyKey) }} />,
];
