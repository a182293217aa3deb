export const title = { fontFamily: 'Gate Title' };
export const body = { fontFamily: 'Gate Body' };
