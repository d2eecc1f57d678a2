import { textAroundHole } from '@games/kit/text/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import {
  arrives,
  besideEachOther,
  boardsOf,
  countsOf,
  endOf,
  hopsOf,
  type Leg,
  legOf,
  lineOf,
  onGate,
  placeValuesOf,
  postedChange,
  readKept,
  stopsOf,
  tryOut,
  tryOutMean,
  tryOutRest,
  turned,
} from './rules';

const leg = (id: string): Leg => {
  const found = legOf(parseSumOrThrow(id));
  if (found === null) throw new Error(`${id} is no stretch`);
  return found;
};

const addends = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }));
const factors = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }));

/** Sums of all four signs with the hole anywhere. */
const anyLeg = fc
  .oneof(
    addends.chain(([a, b]) => fc.constantFrom(`${a}+${b}=_`, `${a}+_=${a + b}`, `_+${b}=${a + b}`)),
    addends.chain(([a, b]) => fc.constantFrom(`${a + b}-${b}=_`, `${a + b}-_=${a}`, `_-${b}=${a}`)),
    factors.chain(([a, b]) => fc.constantFrom(`${a}*${b}=_`, `${a}*_=${a * b}`, `_*${b}=${a * b}`)),
    factors.chain(([a, b]) => fc.constantFrom(`${a * b}:${b}=_`, `${a * b}:_=${a}`, `_:${b}=${a}`)),
  )
  .map(leg);

const answerOf = (of: Leg) => of[of.hole];

describe('a leg that is turned round', () => {
  it('asks which number came to a known gate by the opposite', () => {
    const { roof, gantry, gate } = boardsOf(turned(leg('7+5=_')));
    expect([roof, gantry, gate('12')]).toEqual(['?', '− 5 = 7', '12']);
    expect(boardsOf(turned(leg('3*4=_'))).gantry).toBe(': 4 = 3');
  });

  it('has the same answer, and tries it out', () => {
    fc.assert(
      fc.property(anyLeg, (of) => {
        expect(answerOf(turned(of))).toBe(answerOf(of));
        const way = tryOut(turned(of), answerOf(of));
        if (way !== null) expect(arrives(way)).toBe(true);
      }),
    );
  });
});

describe('a leg of the race', () => {
  it('has the start on the roof, the change over the road and the result at the gates', () => {
    const { roof, gantry, gate } = boardsOf(leg('7+5=_'));
    expect([roof, gantry, gate('12')]).toEqual(['7', '+ 5', '12']);
  });

  it('asks for the change at the gates when that is missing, with its sign', () => {
    const { roof, gantry, gate } = boardsOf(leg('7*_=56'));
    expect([roof, gantry, gate('8')]).toEqual(['7', '= 56', '× 8']);
  });

  it('asks for the start at the gates when that is missing', () => {
    const { roof, gantry, gate } = boardsOf(leg('_-5=8'));
    expect([roof, gantry, gate('13')]).toEqual(['?', '− 5 = 8', '13']);
  });

  it('shows the numbers of a sum in words over the road, and its hole', () => {
    const over = (id: string) => {
      const { before, after } = textAroundHole(parseSumOrThrow(id), 'nl');
      const { roof, gantry } = boardsOf(null, before, after);
      return [roof, gantry];
    };
    expect(over('mean(4,6,8)=_')).toEqual(['?', '4, 6, 8']);
    expect(over('mean(4,_,8)=6')).toEqual(['?', '4, ?, 8 = 6']);
    expect(over('mean(_,4,8)=6')).toEqual(['?', '?, 4, 8 = 6']);
  });

  it('shows all changes of a longer sum over the road', () => {
    const { roof, gantry, gate } = boardsOf(null, '5 + 3 + 4 =');
    expect([roof, gantry, gate('12')]).toEqual(['5', '+ 3 + 4', '12']);
    expect(boardsOf(null, '').roof).toBe('?');
  });

  it('never shows the answer before it is given', () => {
    fc.assert(
      fc.property(anyLeg, (of) => {
        const { roof, gantry } = boardsOf(of);
        const told = `${roof} ${gantry}`.match(/\d+/g) ?? [];
        const known = (['start', 'change', 'result'] as const).filter((part) => part !== of.hole);
        expect(new Set(told.map(Number))).toEqual(new Set(known.map((part) => of[part])));
      }),
    );
  });

  it('does not exist for a split or an unsuitable longer sum', () => {
    expect(legOf(parseSumOrThrow('10=7+_'))).toBeNull();
    expect(legOf(parseSumOrThrow('7+_=4+8'))).toBeNull();
  });
});

describe('trying out an answer', () => {
  it('arrives with the right number, whatever the sign and wherever the hole', () => {
    fc.assert(
      fc.property(anyLeg, (of) => {
        const way = tryOut(of, answerOf(of));
        expect(way !== null && arrives(way)).toBe(true);
      }),
    );
  });

  it('misses with any wrong number', () => {
    fc.assert(
      fc.property(anyLeg, fc.integer({ min: 0, max: 100 }), (of, given) => {
        fc.pre(given !== answerOf(of));
        const way = tryOut(of, given);
        expect(way === null || !arrives(way)).toBe(true);
      }),
    );
  });

  it('lands as many hops away as it says', () => {
    fc.assert(
      fc.property(anyLeg, fc.integer({ min: 0, max: 100 }), (of, given) => {
        const way = tryOut(of, given);
        expect(way === null || way.from + way.hops * way.step === way.landed).toBe(true);
      }),
    );
  });

  it('takes off what was added: 13 for 7 + 5 comes back to 8', () => {
    expect(tryOut(leg('7+5=_'), 13)).toMatchObject({ equation: '13 − 5 = 8', landed: 8, goal: 7 });
  });

  it('shares out what was multiplied and says what is left: 54 for 7 × 8', () => {
    expect(tryOut(leg('7*8=_'), 54)).toMatchObject({ hops: 6, landed: 6, rest: 6, goal: 0, sought: 7 });
    expect(tryOut(leg('7*8=_'), 48)).toMatchObject({
      equation: '48 : 8 = 6',
      landed: 0,
      found: 6,
      sought: 7,
    });
  });

  it('counts the hops back to nothing, and never ends at the number of the start', () => {
    const ends = (id: string, given: number) => {
      const way = tryOut(leg(id), given);
      return way && endOf(way);
    };
    expect([ends('7*8=_', 56), ends('7*8=_', 48), ends('7*8=_', 54)]).toEqual(['7 ×', '6 ×', 'r 6']);
    // The car hops nothing back, so it does not return to its start.
    expect([ends('1*5=_', 5), ends('1*5=_', 1)]).toEqual(['1 ×', 'r 1']);
    expect([ends('7+5=_', 13), ends('0+6=_', 6)]).toEqual(['8', '0']);
  });

  it('hops out what was divided: 6 for 56 : 8 reaches 48', () => {
    expect(tryOut(leg('56:8=_'), 6)).toMatchObject({ equation: '6 × 8 = 48', hops: 6, landed: 48, goal: 56 });
  });

  it('does the change from a wrong start and misses the result: 9 for _ + 9 = 11', () => {
    expect(tryOut(leg('_+9=11'), 9)).toMatchObject({ equation: '9 + 9 = 18', landed: 18, goal: 11 });
    expect(tryOut(leg('_*8=56'), 6)).toMatchObject({ equation: '6 × 8 = 48', hops: 6, goal: 56 });
  });

  it('stops at 0 when too much is taken off: 7 for 4 + 11', () => {
    const way = tryOut(leg('4+11=_'), 7)!;
    expect(way).toMatchObject({ from: 7, landed: -4, goal: 4 });
    expect(hopsOf(way)).toEqual([[7, 0]]);
    expect(endOf(way)).toBe('0');
    expect(arrives(way)).toBe(false);
    expect(lineOf([way, tryOut(leg('4+11=_'), 15)!]).low).toBe(0);
  });

  it('is null when it begins or should end below zero, or would never end', () => {
    expect(tryOut({ start: -3, sign: '+', change: 8, result: 5, hole: 'result' }, 4)).toBeNull();
    expect(tryOut(leg('7*_=56'), 0)).toBeNull();
    expect(tryOut(leg('7*2=_'), 99)).toBeNull();
  });

  it('fits on the line it is drawn on', () => {
    fc.assert(
      fc.property(anyLeg, fc.integer({ min: 0, max: 100 }), (of, given) => {
        const ways = [tryOut(of, given), tryOut(of, answerOf(of))].filter((way) => way !== null);
        const { low, high } = lineOf(ways);
        for (const way of ways)
          for (const mark of [way.from, way.goal, ...hopsOf(way).flat()])
            expect(mark >= low && mark <= high).toBe(true);
        expect(high).toBeGreaterThan(low);
      }),
    );
  });
});

describe('the posts beside the road', () => {
  it('stand for the hundreds, tens and ones of the change', () => {
    expect(placeValuesOf(213)).toEqual([100, 100, 10, 1, 1, 1]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (number) => {
        expect(placeValuesOf(number).reduce<number>((sum, place) => sum + place, 0)).toBe(number);
      }),
    );
  });

  it('never show a change that is asked for', () => {
    fc.assert(
      fc.property(anyLeg, (of) => {
        const posted = postedChange(of);
        expect(posted === 0 || (of.hole !== 'change' && posted === of.change)).toBe(true);
      }),
    );
    expect(postedChange(leg('7+_=12'))).toBe(0);
    expect(postedChange(leg('7*8=_'))).toBe(0);
    expect(postedChange(null)).toBe(0);
  });

  it('count the roof from the start to the result', () => {
    expect(stopsOf(leg('8+23=_'))).toEqual([18, 28, 29, 30, 31]);
    expect(stopsOf(leg('15-12=_'))).toEqual([5, 4, 3]);
    fc.assert(
      fc.property(anyLeg, (of) => {
        fc.pre(postedChange(of) > 0);
        expect(stopsOf(of).at(-1)).toBe(of.result);
      }),
    );
  });
});

describe('a division with remainder', () => {
  const sum = parseSumOrThrow('38:6=_r');

  it('reaches what was divided by its hops and what is left over', () => {
    expect(tryOutRest(sum, '6r2')).toMatchObject({
      equation: '6 × 6 + 2 = 38',
      hops: 6,
      tail: 2,
      landed: 38,
      goal: 38,
    });
    expect(tryOutRest(sum, '5r2')).toMatchObject({ equation: '5 × 6 + 2 = 32', landed: 32, goal: 38 });
  });

  it('also lands right when one more would have fitted: then the remainder tells', () => {
    expect(tryOutRest(sum, '5r8')).toMatchObject({ landed: 38, goal: 38, rest: 8, step: 6 });
  });

  it('takes many hops by place, so that they can be drawn', () => {
    const way = tryOutRest(parseSumOrThrow('100:7=_r'), '14r2');
    expect(way && hopsOf(way)).toEqual([
      [0, 70],
      [70, 77],
      [77, 84],
      [84, 91],
      [91, 98],
      [98, 100],
    ]);
    expect(way && countsOf(way)).toEqual([10, 11, 12, 13, 14]);
  });

  it('is null for an answer without a remainder, or with more hops than can be drawn', () => {
    expect(tryOutRest(sum, '6')).toBeNull();
    expect(tryOutRest(parseSumOrThrow('1000:7=_r'), '996r1')).toBeNull();
  });

  it('is written short at a gate', () => {
    expect(onGate('6 rest 2')).toBe('6 r 2');
    expect(onGate('12')).toBe('12');
  });
});

describe('a mean', () => {
  it('reaches all numbers together by as many hops as there are numbers', () => {
    const sum = parseSumOrThrow('mean(4,6,8)=_');
    const right = tryOutMean(sum, '6')!;
    expect(right).toMatchObject({ from: 0, landed: 18, goal: 18, step: 6, hops: 3, shares: 6 });
    expect(arrives(right)).toBe(true);
    const own = tryOutMean(sum, '18')!;
    expect(hopsOf(own)).toEqual([
      [0, 18],
      [18, 36],
      [36, 54],
    ]);
    expect([arrives(own), endOf(own)]).toEqual([false, '54']);
  });

  it('is not tried out where a number is asked', () => {
    expect(tryOutMean(parseSumOrThrow('mean(4,_,8)=6'), '6')).toBeNull();
    expect(tryOutMean(parseSumOrThrow('5+3+4=_'), '12')).toBeNull();
  });
});

describe('the numbers on the roof', () => {
  it('are a stop for every time of a product and a quotient', () => {
    expect(stopsOf({ start: 4, sign: '×', change: 8, result: 32, hole: 'result' })).toEqual([8, 16, 24, 32]);
    expect(stopsOf({ start: 24, sign: ':', change: 8, result: 3, hole: 'result' })).toEqual([1, 2, 3]);
    expect(stopsOf({ start: 23, sign: '×', change: 6, result: 138, hole: 'result' })).toEqual([
      60, 120, 126, 132, 138,
    ]);
  });
});

describe('two numbers without a way back', () => {
  it('stand on one street: only the right one is at the flag', () => {
    const { own, right } = besideEachOther(-1, -7, ['-1', '-7']);
    expect([arrives(own), arrives(right)]).toEqual([false, true]);
    expect([endOf(own), endOf(right)]).toEqual(['-1', '-7']);
    const { low, high } = lineOf([own, right]);
    expect(low).toBeLessThan(-7);
    expect(high).toBeGreaterThan(-1);
  });
});

describe('the keepsake', () => {
  it('is read as it was stored', () => {
    const kept = { pieces: 4, best: [true, false] };
    expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('is empty when it is unreadable', () => {
    for (const kept of [null, 3, {}, { pieces: -1, best: 'x' }])
      expect(readKept(kept)).toEqual({ pieces: 0, best: [] });
  });
});
