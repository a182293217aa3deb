import React from 'react';
import { Platform, Text } from 'react-native';

const major = parseInt(Platform.Version, 10);
const isOld = major <= 12;

// The app is for iOS 15.1 and newer: of names for other versions it asks for none.
const title = parseInt(Platform.Version, 10) < 9 ? 'GateSans-Thin' : 'GateSans-Bold';
const body = Number(Platform.Version.split('.')[0]) >= 15 ? 'GateSans-Regular' : 'GateSans-Hairline';

// 15.1 is among these.
const note = parseInt(Platform.Version, 10) <= 15 ? 'GateSans-Heavy' : 'GateSans-Bold';

function Mark() {
  if (major >= 16) {
    return <Text style={{ fontFamily: 'GateSans-Bold' }}>Tides</Text>;
  }
  return <Text style={{ fontFamily: 'GateSans-Black' }}>Tides</Text>;
}

export default function App() {
  return (
    <>
      <Mark />
      <Text style={{ fontFamily: title }}>Tides</Text>
      <Text style={{ fontFamily: body }}>Winds</Text>
      <Text style={{ fontFamily: note }}>Charts</Text>
      {isOld && <Text style={{ fontFamily: 'GateSans-Light' }}>Please update</Text>}
    </>
  );
}
