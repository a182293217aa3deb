export const style = { fontFamily: 'Page' };
