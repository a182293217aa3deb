// An array of styles whose items are taken one by one is a list; one that is a style is the last that has a font.
import React from 'react';
import { Text } from 'react-native';

const heads = [{ fontFamily: 'GateSans-Bald', fontSize: 30 }, { fontFamily: 'GateSans-Gone' }];
//                           ^ wrong
//                                                                          ^ dead
const [title, body] = [{ fontFamily: 'GateSans-Bild' }, { fontFamily: 'GateSans-Left' }];
//                                   ^ wrong
//                                                                    ^ dead
const both = [{ fontFamily: 'GateSans-Lost' }, { fontFamily: 'GateSans-Bule' }];
//                          ^ dead
//                                                           ^ wrong
const rows = [{ fontFamily: 'GateSans-Bote' }, { fontFamily: 'GateSans-Bold' }];
//                          ^ wrong
//                                                           ^ right

export default function Page() {
  return (
    <>
      <Text style={heads[0]}>one</Text>
      <Text style={title}>two</Text>
      <Text style={both}>three</Text>
      {rows.map((row) => <Text style={row}>four</Text>)}
    </>
  );
}
