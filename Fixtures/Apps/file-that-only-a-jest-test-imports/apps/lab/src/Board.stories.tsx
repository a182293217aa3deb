import Board from './Board';

export default { component: Board };
export const Start = { args: { fen: 'rnbqkbnr' } };
