import { expect, it } from 'vitest';
import type { CardLook } from './card-designs';
import { designOf } from './card-designs.test-support';
import { fullCards, lookOf, type PupilCards, savingsCardOf, stampsBefore, withRoom } from './pupil-cards';

const design = (card_id: string, size: number) =>
  designOf(card_id, { title: { nl: `${card_id}-kaart`, be: '', en: '' }, art: 'spring', size });
const designs = [design('a', 5), design('b', 10)];
const stored: readonly CardLook[] = [
  { card_id: 'b', art: 'stars', size: 15 },
  { card_id: 'gone', art: 'winter', size: 10 },
];
const of = (stamps: number): PupilCards => ({
  cards: withRoom(stored, { stamps, designs }, '2026-11-27'),
  stamps,
  designs,
});

it('counts stamps over cards of different sizes, as they were stored', () => {
  const found = [0, 14, 15, 24, 25, 29, 30, 40].map((stamps) => {
    const { full, size, stamps: on } = savingsCardOf(of(stamps));
    return [full, on, size];
  });
  expect(found).toEqual([
    [0, 0, 15],
    [0, 14, 15],
    [1, 0, 10],
    [1, 9, 10],
    [2, 0, 5],
    [2, 4, 5],
    [3, 0, 10],
    [4, 0, 5],
  ]);
  expect(stampsBefore(of(40), 3)).toBe(25);
});

it('never loses a stamp, and always has room for one more', () => {
  for (let stamps = 0; stamps < 120; stamps += 1) {
    const at = of(stamps);
    const { stamps: on, size } = savingsCardOf(at);
    expect(stampsBefore(at, fullCards(at) + 1) + on).toBe(stamps);
    expect(on).toBeLessThan(size);
    expect(at.cards).toHaveLength(fullCards(at) + 1 > 2 ? fullCards(at) + 1 : 2);
  }
});

it('tells of the card that was just filled while the next one is empty', () => {
  expect(savingsCardOf(of(15)).filled).toMatchObject({ art: 'stars', size: 15 });
  expect(savingsCardOf(of(16)).filled).toBeUndefined();
  expect(savingsCardOf(of(0)).filled).toBeUndefined();
});

it('takes the look from the card and the name from the office', () => {
  const title = 'b-kaart';
  expect(lookOf(of(0), 1)).toEqual({ art: 'stars', size: 15, title: { nl: title, be: title, en: title } });
});
