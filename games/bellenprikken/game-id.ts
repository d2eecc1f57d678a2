/** Its id, and the key of its atlas. */
export const game = 'bellenprikken';
