import { describe, expect, it } from 'vitest';
import { standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { strategyOf } from '../strategy/strategy-name';
import { workedExample } from '../strategy/worked-example';
import { sumOf } from '../sum/read-sum';
import { tripleOf } from '../sum/triple';
import { nearSum } from './near-sum';

const all = [...new Set(standardCollections.flatMap((collection) => sumsOf(collection)))]
  .map(sumOf)
  .filter((sum) => {
    const triple = tripleOf(sum);
    return triple !== null && Math.min(triple.a, triple.b) >= 0;
  });

describe('a near sum', () => {
  it('is another sum of the same operation, hole and strategy, and can be worked out', () => {
    for (const sum of all) {
      const near = nearSum(sum);
      if (near === null) continue;
      expect(near.id).not.toBe(sum.id);
      expect(strategyOf(near), `${sum.id} → ${near.id}`).toBe(strategyOf(sum));
      expect(tripleOf(near)).toMatchObject({
        operation: tripleOf(sum)?.operation,
        hole: tripleOf(sum)?.hole,
      });
      expect(workedExample(near).steps.length).toBeGreaterThan(0);
    }
  });

  it('is there for nearly every sum of the standard collections', () => {
    expect(all.filter((sum) => nearSum(sum) === null).length / all.length).toBeLessThan(0.02);
  });

  it('is the same each time, and another at another turn', () => {
    const sum = sumOf('7+8=_');
    expect(nearSum(sum)?.id).toBe(nearSum(sum)?.id);
    const turns = new Set([0, 1, 2, 3, 4, 5].map((turn) => nearSum(sum, turn)?.id));
    expect(turns.size).toBeGreaterThan(1);
  });

  it.each([
    '1/2+1/4=_',
    '3/4of20=_',
    '25%of80=_',
    '5eur-3.75eur=_eur',
    '8h30+45min=_clock',
    '38:6=_r',
    '2.5+4.7=_',
    '48+37?90',
  ])('is of the same domain as %s', (id) => {
    const sum = sumOf(id);
    const near = nearSum(sum);
    expect(near).toMatchObject({ kind: sum.kind, operation: sum.operation });
    expect(near?.asks).toMatchObject({ form: sum.asks.form, unit: sum.asks.unit });
    expect(near?.id).not.toBe(id);
  });
});
