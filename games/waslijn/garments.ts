/** The garments, in the order they are collected. */
export const garments = [
  'tee',
  'trousers',
  'dress',
  'socks',
  'towel',
  'jumper',
  'skirt',
  'shorts',
  'scarf',
  'apron',
  'hat',
  'mittens',
] as const;

export type Garment = (typeof garments)[number];

/** Returns the n-th garment, from 1, of tasks and of rounds. */
export const garmentOf = (nth: number): Garment => garments[(nth - 1) % garments.length] ?? garments[0];
