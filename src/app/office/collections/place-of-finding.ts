import type { Finding } from './use-ladder';

/** Ids of the fields of a collection to which its checks lead. */
export const fieldIds = {
  title: 'collection-title',
  years: 'collection-years',
  add: 'collection-add',
} as const;

export const stepId = (place: number): string => `collection-step-${place}`;

/** Returns the id of the card or field where a finding is mended. */
export function placeOfFinding({ code, step }: Pick<Finding, 'code' | 'step'>): string {
  if (step !== null) return stepId(step);
  if (code === 'no-title') return fieldIds.title;
  return code === 'no-years' || code === 'no-game' || code === 'no-quick-game'
    ? fieldIds.years
    : fieldIds.add;
}
