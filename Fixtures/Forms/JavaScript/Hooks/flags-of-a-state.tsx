// Members of a state's object that users change choose between names, and are none themselves.
import React, { useState } from 'react';
import { Switch, Text, TextInput } from 'react-native';

const faces = { true: 'GateSans-Bold', false: 'GateSans-Bxld' };
//                    ^ right
//                                            ^ wrong

export const Page = () => {
  const [info, setInfo] = useState({ shown: false, tab: 'a', count: 0, name: '' });
  const change = (key, value) => setInfo((old) => ({ ...old, [key]: value }));
  const face = !info.shown ? 'GateSans-Bild' : 'GateSans-Regular';
  //                         ^ wrong
  //                                           ^ right
  return [
    <Text style={{ fontFamily: info.shown ? 'GateSans-Bald' : 'GateSans-Regular' }} />,
    //                                      ^ wrong
    //                                                        ^ right
    <Text style={{ fontFamily: face }} />,
    <Text style={{ fontFamily: info.tab === 'b' ? 'GateSans-Bold' : 'GateSans-Bxxd' }} />,
    //                                            ^ right
    //                                                              ^ wrong
    <Text style={{ fontFamily: info.count > 3 ? 'GateSans-Bald' : 'GateSans-Bold' }} />,
    //                                          ^ wrong
    //                                                            ^ right
    <Text style={{ fontFamily: faces[info.shown] }} />,
    <Switch onValueChange={(value) => setInfo({ ...info, shown: value })} />,
    <TextInput onChangeText={(value) => change('name', value)} />,
  ];
};

export const List = () => {
  const [items, setItems] = useState([{ done: false }]);
  return [
    items.map((item) => <Text style={{ fontFamily: item.done ? 'GateSans-Bald' : 'GateSans-Bold' }} />),
    //                                                         ^ wrong
    //                                                                           ^ right
    <Text style={{ fontFamily: items[0].done ? 'GateSans-Bild' : 'GateSans-Bold' }} />,
    //                                         ^ wrong
    //                                                           ^ right
    <Switch onValueChange={(value) => setItems([...items, { done: value }])} />,
  ];
};

// A name that is set so is one of the names.
export const Chosen = () => {
  const [style, setStyle] = useState({ face: 'GateSans-Regular' });
  //                                         ^ right
  const choose = (face) => setStyle({ ...style, face });
  return [
    <Text style={{ fontFamily: style.face }} />,
    <Text onPress={() => choose('GateSans-Bald')} onLongPress={() => choose('GateSans-Bold')} />,
    //                          ^ wrong
    //                                                                      ^ right
  ];
};

// A name that someone else gives is not known.
export const Given = () => {
  const [style, setStyle] = useState({ face: 'GateSans-Regular' });
  //                                         ^ right
  return [
    <Text style={{ fontFamily: style.face }} />,
    //                         ^ listed
    <TextInput onChangeText={(face) => setStyle({ face })} />,
  ];
};
