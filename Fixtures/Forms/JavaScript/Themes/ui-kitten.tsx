// Mappings of UI Kitten, in code and in documents, name the font of all its texts. A value may be the name
// of another one.
import { ApplicationProvider, Avatar, Text } from '@ui-kitten/components';

const mapping = {
  strict: {
    'text-font-family': 'GateSans-Bald',
    //                  ^ wrong
    'text-heading-1-font-family': '$text-font-family',
    'initials': 'GateSans-Initials',
    //          ^ wrong
  },
  components: {
    Avatar: {
      appearances: { default: { mapping: { textFontFamily: 'text-font-family' } } },
    },
    Badge: {
      appearances: { default: { mapping: { textFontFamily: 'initials' } } },
    },
    Card: {
      appearances: { default: { mapping: { textFontFamily: 'GateSans-Card' } } },
      //                                                   ^ wrong
    },
  },
};

export const Page = () => (
  <ApplicationProvider customMapping={mapping}>
    <Text />
    <Avatar />
  </ApplicationProvider>
);
