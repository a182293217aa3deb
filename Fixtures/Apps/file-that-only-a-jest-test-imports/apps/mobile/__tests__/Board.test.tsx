import React from 'react';
import TestRenderer from 'react-test-renderer';
import Board from '../../lab/src/Board';

test('shows the position', () => {
  TestRenderer.create(<Board fen="x" />);
});
