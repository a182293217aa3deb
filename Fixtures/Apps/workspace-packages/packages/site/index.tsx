import React from 'react';

export default () => <p style={{ fontFamily: 'GateSerif-Site' }}>x</p>;
