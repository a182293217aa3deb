// What nobody here gives is listed.
import { NativeModules, Text } from 'react-native';
import { theme } from 'some-package';

export const Label = ({ family }: { family: string }) => (
  <Text style={{ fontFamily: family }} />
  //                         ^ listed
);

export const Page = ({ route }) => [
  <Text style={{ fontFamily: route.params.family }} />,
  //                         ^ listed
  <Text style={{ fontFamily: theme.fonts.title }} />,
  //                         ^ listed
  <Text style={{ fontFamily: NativeModules.Settings.font }} />,
  //                         ^ listed
  <Text style={{ fontFamily: theme.title ?? 'GateSans-Bald' }} />,
  //                         ^ listed
  //                                        ^ missed
];
