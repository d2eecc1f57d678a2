import { expect, it } from 'vitest';
import { type CardDesign, isOffered, nextLook, starCard } from './card-designs';
import { designOf } from './card-designs.test-support';

const today = '2026-11-27';
const idOf = (had: readonly string[], designs: readonly CardDesign[]) =>
  nextLook(had, designs, today).card_id;

it('is offered while it is on, kept and in season', () => {
  expect(isOffered(designOf('a'), today)).toBe(true);
  expect(isOffered(designOf('a', { is_on: false }), today)).toBe(false);
  expect(isOffered(designOf('a', { archived_at: new Date('2026-11-26') }), today)).toBe(false);
  expect(isOffered(designOf('a', { from_day: '2026-11-28' }), today)).toBe(false);
});

it('chooses what the pupil never had in the order of the office, then what it had longest ago', () => {
  const all = [designOf('a'), designOf('b'), designOf('c')];
  const had: string[] = [];
  for (let card = 0; card < 7; card += 1) had.push(idOf(had, all));
  expect(had.join('')).toBe('abcabca');
  expect(idOf(['a', 'c', 'c'], all)).toBe('b');
  expect(idOf(['c', 'b', 'a'], all)).toBe('c');
});

it('passes over what is not offered, and takes the first of all where nothing is', () => {
  const off = designOf('a', { is_on: false });
  expect(idOf([], [off, designOf('b')])).toBe('b');
  expect(idOf(['a', 'b'], [off, designOf('b')])).toBe('b');
  expect(idOf([], [off])).toBe('a');
  expect(idOf([], [])).toBe(starCard.card_id);
});
