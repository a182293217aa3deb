// A function is one whatever it says of its result, with a pattern for its only parameter, too.
import React from 'react';
import { FlatList, Text, View } from 'react-native';

const Boat = ({ name }: { name: string }) => <Text style={{ fontFamily: 'GateSans-Boat' }}>{name}</Text>;
//                                                                      ^ wrong
const Title = ({ text }: { text: string }) => <Text style={{ fontFamily: 'GateSans-Title' }}>{text}</Text>;
//                                                                       ^ wrong
const Row = ({ cells }: { cells: string[] }) => <Text style={{ fontFamily: 'GateSans-Row' }}>{cells}</Text>;
//                                                                         ^ wrong
const Wide = ({ name }: { name: string }) => <Text style={{ fontFamily: 'GateSans-Gull' }}>{name}</Text>;
//                                                                      ^ wrong
const Slim = ({ name }: { name: string }) => <Text style={{ fontFamily: 'GateSans-Tern' }}>{name}</Text>;
//                                                                      ^ wrong
const Deep = ({ name }: { name: string }) => <Text style={{ fontFamily: 'GateSans-Deep' }}>{name}</Text>;
//                                                                      ^ wrong
const Spare = ({ text }: { text: string }) => <Text style={{ fontFamily: 'GateSans-Spare' }}>{text}</Text>;
//                                                                       ^ dead

const parts = {
  title: ({ text }): JSX.Element => <Title text={text} />,
  row: (...cells): JSX.Element | null => <Row cells={cells} />,
};

const choose = (isOpen, isWide) => (isOpen ? isWide ? ({ item }): T => (isWide ? <Wide name={item} /> : null) : null : null);
// A name in brackets, and then a function of one parameter.
const second = (isOpen, shown) => (isOpen ? (shown) : other => other);
const pick = (isOpen, shown, other) => (isOpen ? (shown) : other);

export default function Quay({ boats }) {
  return (
    <View>
      <FlatList data={boats} renderItem={({ item }): React.ReactElement => { return <Boat name={item.name} />; }} />
      <FlatList data={boats} renderItem={boats.isSlim ? ({ item }): React.ReactElement => <Slim name={item.name} /> : null} />
      <FlatList data={boats} renderItem={boats.isDeep ? wrap(({ item }): React.ReactElement => <Deep name={item.name} />) : null} />
      <FlatList data={boats} renderItem={choose(boats.isOpen, boats.isWide)} />
      {second(boats, 'a')('b')}
      {parts.title({ text: 'Boats' })}
      {parts.row('a', 'b')}
      {pick(boats, 'a', 'b')}
    </View>
  );
}
