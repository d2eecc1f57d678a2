/** Ids of all games, as used in the last path segment of a round. */
export const gameIds = [
  'automatiseertoets',
  'bellenprikken',
  'stofzuigen',
  'bladblazen',
  'bananenboot',
  'schatgraven',
  'postbezorger',
  'treinwagon',
  'splitsauto',
  'waslijn',
  'splitsmachine',
  'ballengooien',
  'beestjesvangen',
  'ruimteschieten',
  'vishaak',
  'ninja',
  'buurtsuper',
  'dinograven',
  'sneeuwballengevecht',
  'autorace',
  'blobgezocht',
  'botenkoers',
  'dienbladbalanceren',
  'flipperkast',
  'fotosafari',
  'glazenwasser',
  'pijplijn',
  'pizzabakken',
  'raketstrijd',
  'taxirit',
  'treinmachinist',
  'tuinsproeien',
  'verfgooien',
  'wortelboer',
] as const;

/** The game whose rounds are tests: no help, no verdict, two minutes for each operation. */
export const testGame = 'automatiseertoets' satisfies (typeof gameIds)[number];

export type GameId = (typeof gameIds)[number];

/** Keepsake name of the child's own island with its stickers. */
export const stickerIsland = 'stickereiland';

/** Names of everything that stores a keepsake for a child between rounds; each stores exactly one. */
export const keepsakeNames = [...gameIds, stickerIsland] as const;
export type KeepsakeName = (typeof keepsakeNames)[number];

export const isKeepsakeName = (name: string): name is KeepsakeName =>
  keepsakeNames.some((known) => known === name);

export const isGameId = (id: string): id is GameId => gameIds.some((known) => known === id);
