import React from 'react';
import { Text } from 'react-native';
import { toolName } from '@repo/editor/src/ids';
import { Attachment } from '@repo/editor';
const first: Attachment = { id: 'a' };
export default function Home() {
  return <Text style={{ fontFamily: 'GateSans-Bold' }}>{toolName(first.id)}</Text>;
}
