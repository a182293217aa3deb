// Whether a default is ever taken behind a value of which nothing is known, no one can say: it may always be set.
import AsyncStorage from '@react-native-async-storage/async-storage';
import { Text, TextStyle } from 'react-native';
import { useFont, useTextStyle } from 'some-package';

const Code = ({ textStyle }: { textStyle: TextStyle }) => [
  <Text style={{ fontFamily: textStyle.fontFamily || 'GateSans-Bald' }} />,
  //                         ^ listed
  //                                                 ^ missed
  <Text style={{ fontFamily: textStyle.fontFamily ?? 'GateSans-Bild' }} />,
  //                         ^ listed
  //                                                 ^ missed
  <Text style={{ fontFamily: textStyle.fontFamily ? textStyle.fontFamily : 'GateSans-Buld' }} />,
  //                         ^ listed
  //                                                                       ^ missed
  <Text style={{ fontFamily: textStyle?.fontFamily ?? 'GateSans-Byld' }} />,
  //                         ^ listed
  //                                                  ^ missed
];

const Label = ({ family = 'GateSans-Bxld' }) => <Text style={{ fontFamily: family }} />;
//                        ^ missed
//                                                                         ^ listed

const Title = ({ family }: { family?: string }) => (
  <Text style={{ fontFamily: family || 'GateSans-Bzld' }} />
  //                         ^ listed
  //                                   ^ wrong
);

const { fontFamily = 'GateSans-Bwld' } = useTextStyle();
//                   ^ missed

export const Page = async () => {
  const kept = (await AsyncStorage.getItem('font')) ?? 'GateSans-Bqld';
  //                                                   ^ wrong
  return [
    <Code textStyle={useTextStyle()} />,
    <Label family={useFont()} />,
    <Title family={useFont()} />,
    <Title />,
    <Text style={{ fontFamily }} />,
    //             ^ listed
    <Text style={{ fontFamily: kept }} />,
    //                         ^ listed
  ];
};
