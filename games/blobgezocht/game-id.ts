/** Id of the game, and key of its textures. */
export const game = 'blobgezocht';
