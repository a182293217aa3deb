// Read by its members: the place that draws is told.
export const brand = { name: 'Gate', fontFamily: 'GateSans-Demibold', primary: '#123456' };
// Given as a whole.
export const title = { fontFamily: 'GateSans-Heavy', fontSize: 20 };
// Given as a whole, with something that no style has.
export const badge = { fontFamily: 'GateSans-Thin', fontSize: 10, kind: 'badge' };
