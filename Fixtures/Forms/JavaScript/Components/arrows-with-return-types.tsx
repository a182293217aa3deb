// A function is one whatever it says of its result, with a pattern for its only parameter, too.
import React from 'react';
import { FlatList, Text, View } from 'react-native';

const Boat = ({ name }: { name: string }) => <Text style={{ fontFamily: 'GateSans-Boat' }}>{name}</Text>;
//                                                                      ^ wrong
const Title = ({ text }: { text: string }) => <Text style={{ fontFamily: 'GateSans-Title' }}>{text}</Text>;
//                                                                       ^ wrong
const Row = ({ cells }: { cells: string[] }) => <Text style={{ fontFamily: 'GateSans-Row' }}>{cells}</Text>;
//                                                                         ^ wrong
const Spare = ({ text }: { text: string }) => <Text style={{ fontFamily: 'GateSans-Spare' }}>{text}</Text>;
//                                                                       ^ dead

const parts = {
  title: ({ text }): JSX.Element => <Title text={text} />,
  row: (...cells): JSX.Element | null => <Row cells={cells} />,
};

const pick = (isOpen, shown, other) => (isOpen ? (shown) : other);

export default function Quay({ boats }) {
  return (
    <View>
      <FlatList data={boats} renderItem={({ item }): React.ReactElement => { return <Boat name={item.name} />; }} />
      {parts.title({ text: 'Boats' })}
      {parts.row('a', 'b')}
      {pick(boats, 'a', 'b')}
    </View>
  );
}
