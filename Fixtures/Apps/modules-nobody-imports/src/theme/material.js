// Nor this one.
export const title = { fontFamily: 'Gate Material' };
