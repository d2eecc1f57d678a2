/** Art in which a savings card can be drawn: sets of pictures in `assets/stamps`. */
export const cardArts = ['stars', 'spring', 'summer', 'autumn', 'winter'] as const;
export type CardArt = (typeof cardArts)[number];

/** Numbers of stamps that can fill a savings card: whole rows of five, which fit on the narrowest phone. */
export const cardSizes = [5, 10, 15] as const;

/** Longest name of a savings card, in characters: one line above its stamps at 360 px. */
export const cardTitleMax = 24;
