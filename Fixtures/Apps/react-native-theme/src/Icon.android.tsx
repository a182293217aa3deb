export const style = { fontFamily: 'sans-serif-condensed' };
