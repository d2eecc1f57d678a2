/** Id of the game and key of its atlas. */
export const game = 'bellenprikken';
