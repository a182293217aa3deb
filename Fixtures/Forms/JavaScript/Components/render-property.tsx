// A function that a component calls to draw a row.
import { FlatList, Text } from 'react-native';

const rows = [
  { key: 'a', family: 'GateSans-Bold' },
  //                  ^ right
  { key: 'b', family: 'GateSans-Bald' },
  //                  ^ wrong
];

export const Page = () => (
  <FlatList
    data={rows}
    renderItem={({ item }) => <Text style={{ fontFamily: item.family }}>{item.key}</Text>}
  />
);
