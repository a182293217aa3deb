// A list draws its rows by a function that is given by its name.
import React, { useCallback } from 'react';
import { FlatList, SectionList, Text } from 'react-native';

const faces = [{ family: 'GateSans-Bold' }, { family: 'GateSans-Bald' }];
//                       ^ right
//                                                    ^ wrong
const more = [{ family: 'GateSans-Bild' }];
//                      ^ wrong
const third = [{ family: 'GateSans-Bund' }];
//                       ^ wrong
const fourth = [{ family: 'GateSans-Bond' }];
//                        ^ wrong
const sections = [{ title: 'GateSans-Bend', data: ['GateSans-Band'] }];
//                         ^ wrong
//                                                 ^ wrong

function Faces() {
  const renderItem = ({ item }) => <Text style={{ fontFamily: item.family }}>A</Text>;
  return <FlatList data={faces} renderItem={renderItem} />;
}

function More() {
  const renderItem = useCallback(({ item }) => <Text style={{ fontFamily: item.family }}>B</Text>, []);
  return <FlatList data={more} renderItem={renderItem} />;
}

class Third extends React.Component {
  renderItem = ({ item }) => <Text style={{ fontFamily: item.family }}>C</Text>;
  render() {
    return <FlatList data={third} renderItem={this.renderItem} />;
  }
}

class Fourth extends React.Component {
  renderRow({ item }) {
    return <Text style={{ fontFamily: item.family }}>C</Text>;
  }
  render() {
    return <FlatList data={fourth} renderItem={this.renderRow.bind(this)} />;
  }
}

export const Page = () => [
  <Faces />,
  <More />,
  <Third />,
  <Fourth />,
  <SectionList
    sections={sections}
    renderItem={({ item }) => <Text style={{ fontFamily: item }}>D</Text>}
    renderSectionHeader={({ section }) => <Text style={{ fontFamily: section.title }}>E</Text>}
  />,
];
