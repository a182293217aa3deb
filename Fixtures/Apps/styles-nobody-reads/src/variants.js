// Which of these is read is known at run time.
export const variants = {
  loud: { fontFamily: 'GateSans-Balt' },
};
