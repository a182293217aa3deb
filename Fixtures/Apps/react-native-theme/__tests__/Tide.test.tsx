export const style = { fontFamily: 'Nothing' };
