import { useMemo } from 'react';
import { Text } from 'react-native';
import RenderHTML, { defaultSystemFonts } from 'react-native-render-html';
import { fonts } from './fonts';

const systemFonts = [...defaultSystemFonts, 'GateSans-Bold', 'GateSans-Bald'];

// The component has fonts of its own for the generic families, and takes the first name that it lists.
const classesStyles = {
  quote: { fontFamily: 'serif' },
  label: { fontFamily: 'GateSans-Regular, GateSans-Bold, sans-serif' },
  // Listed, and no font's name.
  title: { fontFamily: 'GateSans-Bald' },
};

// What a text takes, too, is a style like any other.
const code = { fontFamily: 'monospace' };

export const Article = () => {
  const tagsStyles = useMemo(
    () => ({
      pre: { fontFamily: 'monospace' },
      p: { fontFamily: fonts.body },
      h1: { fontFamily: 'GateSans-Bold' },
      h2: { fontFamily: 'Georgia' },
    }),
    [],
  );
  return [
    <RenderHTML
      source={{ html: '<p>a</p>' }}
      tagsStyles={tagsStyles}
      classesStyles={classesStyles}
      idsStyles={{ code }}
      systemFonts={systemFonts}
    />,
    <Text style={code}>a</Text>,
  ];
};
