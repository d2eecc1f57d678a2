/** Id of the game, and name of its atlas. */
export const game = 'glazenwasser';
