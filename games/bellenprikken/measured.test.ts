import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { measuredBy, pursesCompared, timesCompared } from './measured';
import { arePartsOfWhole, lengthsOf, roomOf } from './rules';

const measured = (id: string, answered: string, correct: string) =>
  measuredBy(parseSumOrThrow(id), answered, correct, 'nl');

describe('measuredBy', () => {
  it('returns both sides of a comparison as they are written, with their worth', () => {
    expect(measured('0.3?80%', '>', '<')).toEqual([
      { pieces: [{ kind: 'text', text: '0,3' }], value: 0.3 },
      { pieces: [{ kind: 'text', text: '80%' }], value: 0.8 },
    ]);
    expect(measured('9*7?4*5', '=', '>')?.map(({ value }) => value)).toEqual([63, 20]);
  });

  it('writes what a side makes behind it', () => {
    const written = (id: string) =>
      measured(id, '>', '<')?.map(({ pieces }) =>
        pieces.map((piece) => (piece.kind === 'text' ? piece.text : piece)),
      );
    expect(written('4*5?7*3')).toEqual([['4 × 5 = 20'], ['7 × 3 = 21']]);
    expect(written('48+37?90')).toEqual([['48 + 37 = 85'], ['90']]);
    expect(written('0.2+0.3?0.6')).toEqual([['0,2 + 0,3 = 0,5'], ['0,6']]);
    expect(written('1/4+2/4?1/2')?.[0]?.at(-1)).toMatchObject({ kind: 'fraction', num: '3', den: '4' });
  });

  it('returns the right amount of money above the one that was popped', () => {
    expect(measured('10eur+5eur=_eur', '5', '15')).toEqual([
      { pieces: [{ kind: 'text', text: '€ 15' }], value: 1500, cents: [500, 500, 500], isRight: true },
      { pieces: [{ kind: 'text', text: '€ 5' }], value: 500, cents: [200, 200, 100] },
    ]);
  });

  it('tells whether the money is more or less than asked', () => {
    const told = (answered: string) => {
      const purses = measured('10eur+5eur=_eur', answered, '15');
      return purses && pursesCompared(purses);
    };
    expect(told('20')).toBe('money.much');
    expect(told('5')).toBe('money.little');
  });

  it('returns nothing for what has no length', () => {
    expect(measured('3h45=_face', '2h45face', '3h45face')).toBeNull();
    expect(measured('-3?2', '>', '<')).toBeNull();
  });
});

describe('timesCompared', () => {
  it('tells how far a time is from the right one, the short way around', () => {
    expect(timesCompared('4h00face', '3h45face')).toEqual({ text: 'late.minutes', count: 15 });
    expect(timesCompared('2h45face', '3h45face')).toEqual({ text: 'early.hours', count: 1 });
    expect(timesCompared('12h50face', '1h00face')).toEqual({ text: 'early.minutes', count: 10 });
    expect(timesCompared('9h15', '21h15')).toEqual({ text: 'late.hours', count: 12 });
    expect(timesCompared('3', '4')).toBeNull();
  });
});

describe('lengthsOf', () => {
  it('draws values of one scale, the largest as long as the room', () => {
    expect(lengthsOf([63, 21], 420)).toEqual([420, 140]);
    expect(lengthsOf([0, 0], 420)).toEqual([4, 4]);
    expect(lengthsOf([1.5, 0.5], 420)).toEqual([420, 140]);
  });

  it('tells parts of a whole, whose whole is marked', () => {
    expect(
      [
        [0.1, 0.2],
        [0.9, 1],
        [1.5, 0.5],
        [63, 21],
      ].map(arePartsOfWhole),
    ).toEqual([true, true, false, false]);
  });

  it('leaves room behind the strips for labels that are longer than their own', () => {
    const strip = { whole: 412, aside: 16 };
    expect(roomOf([20, 21], [200, 200], strip)).toEqual({ room: 412, behind: 0 });
    const { room, behind } = roomOf([0.1, 0.2], [60, 80], strip);
    expect(room + behind).toBe(412);
    expect(behind).toBeGreaterThanOrEqual(80);
    expect(roomOf([63, 18], [200, 180], strip).behind).toBeGreaterThanOrEqual(200);
  });

  it('draws parts of a whole as parts of the room', () => {
    expect(lengthsOf([0.9, 1], 400)).toEqual([360, 400]);
    expect(lengthsOf([1 / 4, 1 / 8], 400)).toEqual([100, 50]);
  });
});
