const heading = { variant: 'text.default', fontFamily: 'heading' };
export const variants = { text: { heading } };
