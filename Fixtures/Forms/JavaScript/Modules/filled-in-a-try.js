// An empty object that is there until a module has been loaded lacks nothing: the module's own object does.
import { Text } from 'react-native';

let faces = {};
try {
  const module = require('./faces');
  faces = module.faces || {};
} catch (error) {
  console.warn('no faces');
}

let late = {};
export const begin = () => {
  late = { regular: 'GateSans-Regular', bold: 'GateSans-Bald' };
  //                ^ right
  //                                          ^ wrong
};

const byWeight = { 400: faces.regular, 700: faces.bold };

export const Page = () => (
  <Text onLayout={begin} style={{ fontFamily: byWeight[400] }}>
    <Text style={{ fontFamily: byWeight[700] }}>a</Text>
    <Text style={{ fontFamily: faces.light }}>a</Text>
    //                         ^ wrong
    <Text style={{ fontFamily: late.regular }}>a</Text>
    <Text style={{ fontFamily: late.bold }}>a</Text>
  </Text>
);
// file: faces.js
export const faces = { regular: 'GateSans-Regular', bold: 'GateSans-Bolt' };
//                              ^ right
//                                                        ^ wrong
