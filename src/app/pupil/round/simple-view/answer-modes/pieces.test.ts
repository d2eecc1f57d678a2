import { describe, expect, it } from 'vitest';
import { judge } from '@/maths/round/judging/judge';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { piecesFor } from './pieces';

describe('piecesFor', () => {
  it.each(['7+5=_', '47+38=_', '0.5+0.25=_', '1/4+1/2=_', '450+275=_'])(
    'can build the answer of %s',
    (id) => {
      const sum = parseSumOrThrow(id);
      let left = sum.answer.num / sum.answer.den;
      const values: string[] = [];
      for (const piece of [...piecesFor(sum)].reverse()) {
        const size = piece.num / piece.den;
        while (left >= size - 1e-9) {
          values.push(piece.den === 1 ? `${piece.num}` : `${piece.num}/${piece.den}`);
          left -= size;
        }
      }
      const timing = { responseMs: 1000, motorMs: 0, tempo: 'slow' } as const;
      expect(judge({ sumIds: [sum.id] }, { kind: 'pieces', values }, timing, 4)[0]?.right).toBe(true);
      expect(values.length).toBeLessThan(24);
    },
  );
});
