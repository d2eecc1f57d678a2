import type { TFunction } from 'i18next';

const ranges = [
  'to-10',
  'to-20',
  'to-100',
  'to-1000',
  'within-ten',
  'over-ten',
  'beyond-tables',
  'chain',
] as const;
const operations = ['add', 'subtract', 'multiply', 'divide', 'split'] as const;

/** A skill in words below the ones it is part of: `add` → `Optellen`, `add/to-20/over-ten` → `over het tiental`. */
export function skillName(t: TFunction<'school'>, skill: string): string {
  const [operation, ...rest] = skill.split('/');
  const words = rest.map((part) => {
    const range = ranges.find((known) => known === part);
    if (range) return t(`progress.skill.${range}`);
    const table = part.replace('table-', '');
    return t(operation === 'divide' ? 'progress.skill.divisionTable' : 'progress.skill.table', { table });
  });
  const known = operations.find((name) => name === operation);
  return words.at(-1) ?? (known ? t(`progress.skill.${known}`) : skill);
}

/** How many parts a skill has below its operation: it is shown that much further in. */
export const depthOf = (skill: string): number => skill.split('/').length - 1;

/** A skill whole, to stand in a sentence: `subtract/to-20/over-ten` → `aftrekken tot 20 over het tiental`. */
export function skillSaid(t: TFunction<'school'>, skill: string): string {
  const [operation = '', ...rest] = skill.split('/');
  const table = rest.at(-1)?.match(/^table-(\d+)$/)?.[1];
  if (table) return t(`pupils.stuck.skill.${operation === 'divide' ? 'divisionTable' : 'table'}`, { table });
  const known = operations.find((name) => name === operation);
  const words = rest.map((part) => {
    if (part === 'beyond-tables' || part === 'chain') return t(`pupils.stuck.skill.${part}`);
    const range = ranges.find((name) => name === part);
    return range ? t(`progress.skill.${range}`) : part;
  });
  return [known ? t(`pupils.stuck.skill.${known}`) : operation, ...words].join(' ');
}
