// React Native Paper gives the style of a field or of a button to the view around its text, which has the theme's font.
import { TextInput as Plain } from 'react-native';
import { Button, Searchbar, Text, TextInput } from 'react-native-paper';

const shared = { fontFamily: 'GateSans-Shared', fontSize: 14 };
//                           ^ wrong

export const Page = () => (
  <>
    <TextInput mode="outlined" style={{ width: '100%', fontFamily: 'GateSans-Field' }} />
    //                                                             ^ dead
    <TextInput.Icon icon="eye" />
    <TextInput style={shared} />
    <Plain style={shared} />
    <TextInput contentStyle={{ fontFamily: 'GateSans-Content' }} />
    //                                     ^ wrong
    <Button style={{ fontFamily: 'GateSans-Button' }} labelStyle={{ fontFamily: 'GateSans-Label' }}>
    //                           ^ dead
    //                                                                          ^ wrong
      a
    </Button>
    <Searchbar value="" style={{ fontFamily: 'GateSans-Bar' }} />
    //                                       ^ dead
    <Text style={{ fontFamily: 'GateSans-Text' }}>a</Text>
    //                         ^ wrong
    <Plain style={{ fontFamily: 'GateSans-Plain' }} />
    //                          ^ wrong
  </>
);
