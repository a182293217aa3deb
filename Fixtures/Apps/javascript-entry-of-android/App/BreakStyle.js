const BreakStyle = {
  heading: { fontFamily: 'sans-serif-wrong' },
};

export default BreakStyle;
