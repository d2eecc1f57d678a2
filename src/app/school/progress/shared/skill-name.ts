import type { TFunction } from 'i18next';

/** Parts of a skill's path that have a name; a table also has its number. */
const parts = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'split',
  'to-10',
  'to-20',
  'to-100',
  'to-1000',
  'within-ten',
  'over-ten',
  'beyond-tables',
  'chain',
  'decimal',
  'fraction',
  'percent',
  'ratio',
  'money',
  'measure',
  'clock',
  'line',
  'compare',
  'order',
  'estimate',
  'mean',
  'to-10000',
  'to-100000',
  'to-1000000',
  'beyond-1000000',
  'remainder',
  'part-of',
  'equal',
  'simplify',
  'same-denominator',
  'unlike-denominators',
  'convert',
  'length',
  'mass',
  'volume',
  'area',
  'speed',
  'duration',
  'read',
  'set',
  'words',
  'later',
  'between',
  'hours',
  'halves',
  'quarters',
  'minutes',
  'place',
  'whole',
  'numbers',
  'sums',
  'round',
  'scale',
] as const;
const operations = ['add', 'subtract', 'multiply', 'divide', 'split'] as const;

function partName(t: TFunction<'school'>, part: string, operation: string | undefined): string {
  const known = parts.find((each) => each === part);
  if (known) return t(`progress.skill.${known}`);
  const table = /^table-(\d+)$/.exec(part)?.[1];
  if (table === undefined) return part;
  return t(operation === 'divide' ? 'progress.skill.divisionTable' : 'progress.skill.table', { table });
}

/** Names a skill relative to its parents: `add` → `Optellen`, `add/to-20/over-ten` → `over het tiental`. */
export function skillName(t: TFunction<'school'>, skill: string): string {
  const path = skill.split('/');
  return partName(t, path.at(-1) ?? '', path[0]);
}

/** Names a skill in full, for use in a sentence: `subtract/to-20/over-ten` → `aftrekken tot 20 over het tiental`. */
export function skillSaid(t: TFunction<'school'>, skill: string): string {
  const [operation = '', ...rest] = skill.split('/');
  const table = rest.at(-1)?.match(/^table-(\d+)$/)?.[1];
  if (table) return t(`pupils.stuck.skill.${operation === 'divide' ? 'divisionTable' : 'table'}`, { table });
  const known = operations.find((name) => name === operation);
  const words = rest.map((part) =>
    part === 'beyond-tables' || part === 'chain'
      ? t(`pupils.stuck.skill.${part}`)
      : partName(t, part, operation).toLowerCase(),
  );
  const first = known ? t(`pupils.stuck.skill.${known}`) : partName(t, operation, operation).toLowerCase();
  return [first, ...words].join(' ');
}
