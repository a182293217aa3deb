// A value of a mapping of UI Kitten may be a name of its table "strict", or of the mapping that it changes.
import { ApplicationProvider, Avatar, Text } from '@ui-kitten/components';

const mapping = {
  strict: {
    'text-font-family': 'GateSans-Bald',
    //                  ^ wrong
    'brand-font': 'GateSans-Brand',
    //            ^ wrong
    'plain-font': 'GateSans-Bold',
    //            ^ right
    'text-heading-2-font-family': '$text-font-family',
    'other-font': '$no-font',
    'circle-font': '$circle-font',
  },
  components: {
    Avatar: {
      appearances: {
        default: {
          mapping: {
            textFontFamily: 'text-font-family',
            labelFontFamily: 'GateSans-Label',
            //               ^ wrong
          },
          variantGroups: {
            size: {
              small: { textFontFamily: 'brand-font' },
              medium: { fontFamily: 'text-heading-2-font-family', textFontFamily: 'other-font' },
              giant: { textFontFamily: 'circle-font' },
              large: { fontFamily: 'text-heading-1-font-family', textFontFamily: 'plain-font' },
            },
          },
        },
      },
    },
  },
};

export const Page = () => (
  <ApplicationProvider customMapping={mapping}>
    <Avatar />
    <Text />
  </ApplicationProvider>
);
