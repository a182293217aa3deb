import { AppRegistry, Text, View } from 'react-native';
import { title } from '@brand/styles';
import { mark } from '@marks';
import { word } from '@words/styles';
import { other } from '@other/sorts';

const Fair = () => (
  <View>
    <Text style={title}>Fair</Text>
    <Text style={mark}>Open</Text>
    <Text style={word}>Till six</Text>
    <Text style={{ fontFamily: other }}>And later</Text>
  </View>
);
AppRegistry.registerComponent('Fair', () => Fair);
