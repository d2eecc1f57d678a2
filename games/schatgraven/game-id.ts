/** The folder, the atlas and the keepsake of this game. */
export const game = 'schatgraven';
