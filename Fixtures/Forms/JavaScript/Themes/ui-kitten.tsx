// Mappings of UI Kitten, in code and in documents, name the font of all its texts.
import { ApplicationProvider, Text } from '@ui-kitten/components';

const mapping = {
  strict: {
    'text-font-family': 'GateSans-Bald',
    //                  ^ wrong
    'text-heading-1-font-family': '$text-font-family',
  },
};

export const Page = () => (
  <ApplicationProvider customMapping={mapping}>
    <Text />
  </ApplicationProvider>
);
