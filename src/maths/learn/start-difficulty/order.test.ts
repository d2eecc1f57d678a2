import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '../../sum/read-sum';
import { startDifficulty } from '../difficulty';
import { agreedOrder } from './order.test-support';

const difficultyOf = (id: string) => startDifficulty(parseSumOrThrow(id));

describe('start difficulties', () => {
  const all = Object.values(agreedOrder).flat();
  const failing = all.filter(([easier, harder]) => difficultyOf(easier) >= difficultyOf(harder));

  it('are held against at least 200 pairs, none of them twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map((pair) => pair.join(' '))).size).toBe(all.length);
  });

  it('put at least 95 of 100 pairs in the order that teachers and studies agree on', () => {
    expect(
      1 - failing.length / all.length,
      failing.map((pair) => pair.join(' < ')).join('\n'),
    ).toBeGreaterThanOrEqual(0.95);
  });

  it.each(Object.entries(agreedOrder))('do so for at least 8 of 10 by each principle: %s', (_, pairs) => {
    const wrong = pairs.filter((pair) => failing.includes(pair));
    expect(wrong.length / pairs.length).toBeLessThanOrEqual(0.2);
  });

  it('stay on the scale on which 0 is even odds for a pupil in the middle of year 3', () => {
    for (const [easier, harder] of all) {
      for (const difficulty of [difficultyOf(easier), difficultyOf(harder)]) {
        expect(difficulty).toBeGreaterThan(-3.5);
        expect(difficulty).toBeLessThan(3.5);
      }
    }
  });
});
