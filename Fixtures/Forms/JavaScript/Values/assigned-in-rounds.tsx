// A variable that a function assigns to which is called with each element of a list.
import React, { useState } from 'react';
import { Text, View } from 'react-native';

const tabs = [
  { key: 'tides', face: 'GateSans-Tides', isWide: true },
  //                    ^ wrong
  { key: 'boats', face: 'GateSans-Regular', isWide: false },
  //                    ^ right
];

const groups = [{ faces: ['GateSans-Bold'] }, { faces: ['GateSans-Group'] }];
//                        ^ right
//                                                      ^ wrong

export function Quay() {
  const [active, setActive] = useState('tides');
  let face = 'GateSans-Regular';
  //         ^ right
  tabs.forEach((tab) => {
    if (tab.key === active) face = tab.face;
  });
  return <Text style={{ fontFamily: face }} onPress={() => setActive('boats')} />;
}

// Only the round of the first element assigns.
export function Wide() {
  let face = 'GateSans-Narrow';
  //         ^ wrong
  tabs.forEach((tab, index) => {
    if (tab.isWide) {
      face = ['GateSans-First', 'GateSans-Second'][index];
      //      ^ wrong
    }
  });
  return <Text style={{ fontFamily: face }} />;
}

export function Grouped({ isOpen }) {
  let face = 'GateSans-Bold';
  //         ^ right
  if (isOpen) {
    groups.forEach((group) => {
      group.faces.forEach((name) => (face = name));
    });
  }
  return (
    <View>
      {tabs.map((tab) => (
        <Text key={tab.key} style={{ fontFamily: face }} />
      ))}
    </View>
  );
}

// What is used in the rounds, before them, or where some end early, is not known.
export function Unknown({ rows }) {
  let face = 'GateSans-Bold';
  //         ^ right
  let early = 'GateSans-Bold';
  //          ^ right
  const list = [<Text style={{ fontFamily: early }} />];
  //                                       ^ listed
  tabs.forEach((tab) => {
    list.push(<Text style={{ fontFamily: face }} />);
    //                                   ^ listed
    face = tab.face;
    if (!tab.isWide) return;
    early = tab.face;
  });
  let other = 'GateSans-Bold';
  //          ^ right
  rows.forEach((row) => {
    other = row.face;
  });
  list.push(<Text style={{ fontFamily: other }} />);
  //                                   ^ listed
  return list;
}
