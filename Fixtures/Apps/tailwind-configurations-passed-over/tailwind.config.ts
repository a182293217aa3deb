export default {
  content: ['./App.jsx'],
  theme: { extend: { fontFamily: { display: ['Gate Display Family', 'serif'] } } },
};
