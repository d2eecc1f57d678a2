/** Every game value there is, as the last part of the route of a round has it. */
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

/** The game whose rounds are tests: no help, no verdict, two minutes an operation. */
export const testGame = 'automatiseertoets' satisfies (typeof gameIds)[number];

export type GameId = (typeof gameIds)[number];

/** The name under which the child's own island with its stickers is kept. */
export const stickerIsland = 'stickereiland';

/** Everything that can keep something for a child between rounds: one keepsake each, and no others. */
export const keepsakeNames = [...gameIds, stickerIsland] as const;
export type KeepsakeName = (typeof keepsakeNames)[number];

export const isKeepsakeName = (name: string): name is KeepsakeName =>
  keepsakeNames.some((known) => known === name);

export const isGameId = (id: string): id is GameId => gameIds.some((known) => known === id);
