import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import { flawsIn } from './example-flaws';
import { workedExample } from './worked-example';

const larger = [
  '47+38=_',
  '40+30=_',
  '34+5=_',
  '67-19=_',
  '700-250=_',
  '14*6=_',
  '6*14=_',
  '84:4=_',
  '47+_=85',
  '0*7=_',
  '100-37=_',
  '358+467=_',
].map((id) => parseSumOrThrow(id));

const withHole = (a: number, sign: string, b: number, result: number, place: number): string =>
  [`_${sign}${b}=${result}`, `${a}${sign}_=${result}`, `${a}${sign}${b}=_`][place] ?? '';

/** Nothing is wrong with the worked example of this sum. */
const expectExplained = (sum: Sum): void => expect(flawsIn(sum, workedExample(sum))).toEqual([]);

const upTo = (max: number, min = 0) => fc.integer({ min, max });

describe('a worked example', () => {
  it.each(larger)('exists for $id', expectExplained);

  it('exists for every sum of whole numbers up to a million, wherever the hole is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(20, 100, 1000, 100_000, 1_000_000),
        upTo(1_000_000),
        upTo(1_000_000),
        upTo(2),
        fc.constantFrom('+', '-'),
        (limit, x, y, place, sign) => {
          const [a, b] = sign === '+' ? [x % limit, y % limit] : [(x % limit) + (y % limit), y % limit];
          expectExplained(parseSumOrThrow(withHole(a, sign, b, sign === '+' ? a + b : a - b, place)));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('exists for every product and division without a remainder', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(10, 20, 100, 1000),
        upTo(10_000, 1),
        upTo(100, 1),
        upTo(2),
        fc.constantFrom('*', ':'),
        (limit, x, b, place, sign) => {
          const a = (x % limit) + 1;
          expectExplained(
            parseSumOrThrow(
              sign === '*' ? withHole(a, '*', b, a * b, place) : withHole(a * b, ':', b, a, place),
            ),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each(['3+4+5=_', '(2+3)*4=_', '2+3*4=_', '7+_=4+8', '3*_+4=19', '20-(3+_)=9', '24:_=2*4', '5-8=_'])(
    'exists for %s, however long it is and wherever its hole',
    (id) => expectExplained(parseSumOrThrow(id)),
  );

  it.each([
    ['8+5=_', ['5=2+3', '8+2=10', '10+3=13', '8+5=13']],
    ['5+8=_', ['5+8=8+5', '5=2+3', '8+2=10', '10+3=13', '5+8=13']],
    ['13-5=_', ['5=3+2', '13-3=10', '10-2=8', '13-5=8']],
    ['7+6=_', ['6+6=12', '12+1=13', '7+6=13']],
    ['9+6=_', ['10+6=16', '16-1=15', '9+6=15']],
    ['6*7=_', ['5*7=35', '35+7=42', '6*7=42']],
    ['9*7=_', ['10*7=70', '70-7=63', '9*7=63']],
    ['7*8=_', ['5*8=40', '2*8=16', '40+16=56', '7*8=56']],
    ['47+38=_', ['47+30=77', '8=3+5', '77+3=80', '80+5=85', '47+38=85']],
    ['84:4=_', ['84=80+4', '80:4=20', '4:4=1', '20+1=21', '84:4=21']],
    ['67-19=_', ['67-20=47', '47+1=48', '67-19=48']],
    ['62-58=_', ['58+2=60', '60+2=62', '2+2=4', '62-58=4']],
    ['358+467=_', ['8+7=15', '5+6+1=12', '3+4+1=8', '358+467=825']],
    ['352+436=_', ['300+400=700', '50+30=80', '2+6=8', '700+80+8=788', '352+436=788']],
    ['2358+1467=_', ['8+7=15', '5+6+1=12', '3+4+1=8', '2+1=3', '2358+1467=3825']],
    ['4003-1567=_', ['13-7=6', '9-6=3', '9-5=4', '3-1=2', '4003-1567=2436']],
    ['14*6=_', ['10*6=60', '4*6=24', '60+24=84', '14*6=84']],
    ['4*99=_', ['4*100=400', '4*1=4', '400-4=396', '4*99=396']],
    ['60*40=_', ['6*4=24', '24*100=2400', '60*40=2400']],
    [
      '738:3=_',
      [
        '200*3=600',
        '738-600=138',
        '40*3=120',
        '138-120=18',
        '6*3=18',
        '18-18=0',
        '200+40+6=246',
        '738:3=246',
      ],
    ],
    ['952:14=_', ['6*14=84', '95-84=11', '8*14=112', '112-112=0', '952:14=68']],
    ['18*644=_', ['8*644=5152', '10*644=6440', '5152+6440=11592', '18*644=11592']],
    ['240:6=_', ['24:6=4', '4*10=40', '240:6=40']],
    ['10=7+_', ['7+3=10', '10=7+3']],
  ])('works out %s as school does', (id, equations) => {
    expect(workedExample(parseSumOrThrow(id)).steps.map(({ equation }) => equation)).toEqual(equations);
  });

  it('leans on the facts this pupil knows', () => {
    const knowsTriple = workedExample(parseSumOrThrow('6*8=_'), (id) => id === '3*8=_');
    expect(knowsTriple.steps.map(({ equation }) => equation)).toEqual(['3*8=24', '24+24=48', '6*8=48']);
    const noDoubles = workedExample(parseSumOrThrow('7+6=_'), () => false);
    expect(noDoubles.steps.map(({ equation }) => equation)).toContain('7+3=10');
  });
});
