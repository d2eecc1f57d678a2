import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '../../sum/read-sum';
import { nearSum } from './near-sum';

describe('a near sum', () => {
  it('is the same each time, and another at another turn', () => {
    const sum = parseSumOrThrow('7+8=_');
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
    const sum = parseSumOrThrow(id);
    const near = nearSum(sum);
    expect(near).toMatchObject({ kind: sum.kind, operation: sum.operation });
    expect(near?.answerSpec).toMatchObject({ form: sum.answerSpec.form, unit: sum.answerSpec.unit });
    expect(near?.id).not.toBe(id);
  });
});
