// The components of React Native that draw text.
import React from 'react';
import { Text, TextInput, View } from 'react-native';

export const Page = () => (
  <View>
    <Text
      style={{
        fontFamily: 'GateSans-Bold',
        //          ^ right
        fontSize: 17,
      }}>
      Title
    </Text>
    <TextInput
      style={{
        fontFamily: 'GateSans-Bald',
        //          ^ wrong
      }}
    />
    <Text
      style={{
        fontFamily: 'Gate Sans',
        //          ^ right
      }}>
      The name of a family is enough.
    </Text>
    <Text
      style={{
        fontFamily: remote.font,
        //          ^ listed
      }}
    />
  </View>
);
