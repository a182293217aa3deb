export default { settings: { fontFamily: 'Schriftart', fontSize: 'Größe' } };
