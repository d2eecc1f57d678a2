/** The game's id, also the key of its atlas. */
export const game = 'beestjesvangen';
