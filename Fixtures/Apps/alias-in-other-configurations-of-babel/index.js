import { AppRegistry, Text, View } from 'react-native';
import { fonts } from '~signs';
import { fonts as words } from '~words';
import { fonts as lures } from '~lure';

const Crossing = () => (
  <View>
    <Text style={{ fontFamily: fonts.bold }}>Crossing</Text>
    <Text style={{ fontFamily: fonts.plain }}>At ten</Text>
    <Text style={{ fontFamily: words.quiet }}>To the isle</Text>
    <Text style={{ fontFamily: lures.lured }}>And back</Text>
  </View>
);
AppRegistry.registerComponent('Ferry', () => Crossing);
