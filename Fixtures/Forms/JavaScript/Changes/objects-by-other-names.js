// What code puts into an object counts by whatever name it has the object.
import React from 'react';
import { Text } from 'react-native';

const theme = { title: 'GateSans-Bold', note: 'GateSans-Bold', body: 'GateSans-Bold', line: { face: 'GateSans-Bold' } };
//                     ^ right
//                                            ^ right
//                                                                   ^ right
//                                                                                                  ^ right

const alias = theme;
alias.title = 'GateSans-Bald';
//            ^ wrong

const configure = (it) => {
  it.note = 'GateSans-Bild';
  //        ^ wrong
};
configure(theme);

Object.assign(theme, { body: 'GateSans-Bule' });
//                           ^ wrong

const { line } = theme;
line.face = 'GateSans-Bote';
//          ^ wrong

class Look {
  face = 'GateSans-Bold';
  //     ^ right
  wear(face) {
    this.face = face;
    return this;
  }
}
const look = new Look().wear('GateSans-Bote2');
//                           ^ wrong

// Nobody has this one by another name.
const other = { title: 'GateSans-Bold' };
//                     ^ right

export default function Page() {
  return (
    <>
      <Text style={{ fontFamily: theme.title }}>one</Text>
      <Text style={{ fontFamily: theme.note }}>two</Text>
      <Text style={{ fontFamily: theme.body }}>three</Text>
      <Text style={{ fontFamily: theme.line.face }}>four</Text>
      <Text style={{ fontFamily: look.face }}>five</Text>
      <Text style={{ fontFamily: other.title }}>six</Text>
    </>
  );
}
