/** Dutch reference levels of primary school: 1F for all children, 1S for most. */
export type ReferenceLevel = '1F' | '1S';

/**
 * Collections of formal work that the higher level asks for. Source: Referentiekader taal en rekenen (2010); which level
 * a collection belongs to is our own judgement, see `docs/curriculum.md`.
 */
const highest: ReadonlySet<string> = new Set([
  'decimals-times-decimals',
  'divide-by-decimals',
  'fractions-unlike',
  'mixed-numbers-add',
  'fraction-times-fraction',
  'divide-by-fraction',
  'fraction-divided-by-whole',
  'percent-any',
  'percent-whole',
  'which-percent',
  'below-zero',
  'mean-missing',
]);

/** The level that a collection belongs to. */
export const referenceLevelOf = (key: string): ReferenceLevel => (highest.has(key) ? '1S' : '1F');
