// What an object is made with is not all that it has: other files put another object, or data, in its place.
import React, { useEffect } from 'react';
import { Text } from 'react-native';
import globals from './globals';
import { load } from './load';

const fee = () => {
  if (!globals.shop.hasFee) return null;
  return <Text style={{ fontFamily: 'GateSans-Fee' }}>fee</Text>;
  //                                ^ wrong
};
const title = () => <Text style={{ fontFamily: globals.faces.title }}>title</Text>;
const never = () => {
  if (!globals.kept.isOpen) return null;
  return <Text style={{ fontFamily: 'GateSans-Never' }}>never</Text>;
};

export const Page = () => {
  useEffect(() => { load(); }, []);
  return [fee(), title(), never()];
};
// file: globals.ts
export default { shop: {}, kept: {}, faces: { title: 'GateSans-Bold', note: 'GateSans-Bold' } };
//                                                   ^ right
// file: load.ts
import globals from './globals';

export async function load() {
  const answer = await fetch('https://example.org/shop');
  const data = await answer.json();
  globals.shop = data?.objects;
  globals.faces = { title: 'GateSans-Bald', note: 'GateSans-Note' };
  //                       ^ missed
}
