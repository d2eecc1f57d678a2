import type { CardDesign } from './card-designs';

/** A savings card that is always offered, with these differences. */
export const designOf = (card_id: string, changes: Partial<CardDesign> = {}): CardDesign => ({
  card_id,
  title: { nl: card_id, be: '', en: '' },
  art: 'stars',
  size: 10,
  is_on: true,
  from_day: null,
  until_day: null,
  every_year: false,
  place: 1,
  version: 1,
  changed_at: new Date('2026-11-01'),
  changed_by: null,
  archived_at: null,
  ...changes,
});
