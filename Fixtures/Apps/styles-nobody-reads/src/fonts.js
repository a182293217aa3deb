import { StyleSheet } from 'react-native';

// Of these only what is read styles something.
export const fonts = {
  title: { fontFamily: 'GateSans-Bald' },
  unread: { fontFamily: 'GateSans-Bild' },
};

export const sheet = StyleSheet.create({
  body: { fontFamily: 'GateSans-Regular' },
  unread: { fontFamily: 'GateSans-Bulb' },
});

export const names = { title: 'GateSans-Regular', unread: 'GateSans-Blod' };
