export const game = 'vishaak';
