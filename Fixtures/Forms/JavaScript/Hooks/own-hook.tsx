// A hook of the app's own.
import { Text } from 'react-native';

const useFonts = (isLarge: boolean) => {
  const title = isLarge ? 'GateSans-Bold' : 'GateSans-Bald';
  //                      ^ right
  //                                        ^ wrong
  return { title, body: 'GateSans-Bild' };
  //                    ^ wrong
};

export const Page = ({ isLarge }) => {
  const fonts = useFonts(isLarge);
  const { body } = useFonts(isLarge);
  return [
    <Text style={{ fontFamily: fonts.title }} />,
    <Text style={{ fontFamily: body }} />,
  ];
};
