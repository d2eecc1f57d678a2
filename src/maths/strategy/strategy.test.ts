import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { locales } from '../locale';
import { rational } from '../number/rational';
import { answerNotation, answerOf } from '../sum/answer';
import { completed, isTrue } from '../sum/equation';
import { sumOf } from '../sum/read-sum';
import type { Sum, SumId } from '../sum/sum';
import { givenWorth, missPicture } from './miss-picture';
import type { Picture } from './picture';
import { strategyText, strategyTexts } from './strategy-text';
import { workedExample } from './worked-example';

const allSums = [...new Set(standardCollections.flatMap(sumsOf))].map(sumOf);
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
].map((id) => sumOf(id));

const withHole = (a: number, sign: string, b: number, result: number, place: number): string =>
  [`_${sign}${b}=${result}`, `${a}${sign}_=${result}`, `${a}${sign}${b}=_`][place] ?? '';

const countIn = (picture: Picture): number => {
  if (picture.kind === 'ten-frame') return picture.groups.reduce((sum, { count }) => sum + count, 0);
  if (picture.kind === 'bead-rack') return picture.rods.flat().reduce((sum, { count }) => sum + count, 0);
  if (picture.kind === 'jumps') return picture.jumps.at(-1)?.to ?? picture.from;
  if (picture.kind !== 'array') return 0;
  return (
    picture.columns * picture.blocks.reduce((sum, { rows }) => sum + rows, 0) + (picture.loose?.count ?? 0)
  );
};

/** True as it stands, or with the answer where it still has a hole. */
const holds = (equation: string, sum: Sum): boolean =>
  isTrue(equation.replace('_', answerNotation(answerOf(sum))));

function expectExplained(sum: Sum, knows?: (id: SumId) => boolean): void {
  const { steps } = workedExample(sum, knows);
  expect(steps.length, sum.id).toBeGreaterThan(0);
  expect(steps.length, sum.id).toBeLessThan(11);
  for (const { equation } of steps) expect(holds(equation, sum), `${sum.id}: ${equation}`).toBe(true);
  expect(steps.at(-1)?.equation, sum.id).toBe(completed(sum));
  for (const { text } of steps) {
    expect(strategyText(text, 'nl'), `${sum.id} ${text.key}`).not.toMatch(/[{}]|undefined|NaN/);
  }
}

const upTo = (max: number, min = 0) => fc.integer({ min, max });

describe('a worked example', () => {
  const pupils: readonly ((id: SumId) => boolean)[] = [() => false, () => true, (id) => id.startsWith('3*')];

  it('exists for every sum of the standard collections, each equation true, the last one the answered sum', () => {
    for (const sum of [...allSums, ...larger]) {
      for (const knows of pupils) {
        expectExplained(sum, knows);
      }
    }
  });

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
          expectExplained(sumOf(withHole(a, sign, b, sign === '+' ? a + b : a - b, place)));
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
            sumOf(sign === '*' ? withHole(a, '*', b, a * b, place) : withHole(a * b, ':', b, a, place)),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('exists for longer expressions, with the hole on either side', () => {
    for (const id of [
      '3+4+5=_',
      '(2+3)*4=_',
      '2+3*4=_',
      '7+_=4+8',
      '3*_+4=19',
      '20-(3+_)=9',
      '24:_=2*4',
      '5-8=_',
    ]) {
      expectExplained(sumOf(id));
    }
  });

  it('speaks every language with no gap left open', () => {
    for (const sum of [...allSums, ...larger]) {
      for (const { text } of workedExample(sum).steps) {
        for (const locale of locales) {
          const sentence = strategyText(text, locale);
          expect(sentence, `${sum.id} ${text.key}`).not.toMatch(/[{}]|undefined|NaN/);
          const wanted = strategyTexts[locale][text.key.slice(9) as keyof typeof strategyTexts.nl];
          for (const [, name = ''] of wanted.matchAll(/\{\{(\w+)\}\}/g))
            expect(text.values).toHaveProperty(name);
        }
      }
    }
  });

  it('shows pictures with a sensible number of dots and rows', () => {
    for (const sum of allSums) {
      for (const { picture } of workedExample(sum).steps) {
        expect(countIn(picture), sum.id).toBeGreaterThanOrEqual(0);
        if (picture.kind === 'ten-frame') expect(countIn(picture), sum.id).toBeLessThanOrEqual(20);
        if (picture.kind === 'bead-rack') {
          for (const rod of picture.rods)
            expect(rod.reduce((all, { count }) => all + count, 0)).toBeLessThanOrEqual(10);
        }
        if (picture.kind === 'array') expect(picture.columns, sum.id).toBeLessThanOrEqual(10);
      }
    }
  });

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
    ['358+467=_', ['300+400=700', '50+60=110', '8+7=15', '700+110+15=825', '358+467=825']],
    ['2358+1467=_', ['8+7=15', '5+6+1=12', '3+4+1=8', '2+1=3', '2358+1467=3825']],
    ['4003-1567=_', ['13-7=6', '9-6=3', '9-5=4', '3-1=2', '4003-1567=2436']],
    ['14*6=_', ['10*6=60', '4*6=24', '60+24=84', '14*6=84']],
    ['4*99=_', ['4*100=400', '4*1=4', '400-4=396', '4*99=396']],
    ['60*40=_', ['6*4=24', '24*100=2400', '60*40=2400']],
    ['738:3=_', ['738=600+120+18', '600:3=200', '120:3=40', '18:3=6', '200+40+6=246', '738:3=246']],
    ['240:6=_', ['24:6=4', '4*10=40', '240:6=40']],
    ['10=7+_', ['7+3=10', '10=7+3']],
  ])('works out %s as school does', (id, equations) => {
    expect(workedExample(sumOf(id)).steps.map(({ equation }) => equation)).toEqual(equations);
  });

  it('leans on the facts this pupil knows', () => {
    const knowsTriple = workedExample(sumOf('6*8=_'), (id) => id === '3*8=_');
    expect(knowsTriple.steps.map(({ equation }) => equation)).toEqual(['3*8=24', '24+24=48', '6*8=48']);
    const noDoubles = workedExample(sumOf('7+6=_'), () => false);
    expect(noDoubles.steps.map(({ equation }) => equation)).toContain('7+3=10');
  });
});

describe('the picture of a miss', () => {
  it('shows how many dots are short or over', () => {
    expect(missPicture(sumOf('7+5=_'), rational(10))).toMatchObject({
      difference: '-2',
      given: {
        groups: [
          { count: 10, role: 'first' },
          { count: 2, role: 'missing' },
        ],
      },
    });
    expect(missPicture(sumOf('7+5=_'), rational(13))).toMatchObject({
      difference: '1',
      given: {
        frames: 2,
        groups: [
          { count: 12, role: 'first' },
          { count: 1, role: 'over' },
        ],
      },
    });
  });

  it('shows a product as rows, with the loose squares of a wrong count', () => {
    const { right, given } = missPicture(sumOf('7*8=_'), rational(49));
    expect(right).toMatchObject({ columns: 8, blocks: [{ rows: 5 }, { rows: 2 }] });
    expect(given).toMatchObject({ columns: 8, blocks: [{ rows: 6 }], loose: { count: 1 } });
    expect(given && countIn(given)).toBe(49);
  });

  it('draws the right answer alone when nothing was given', () => {
    expect(missPicture(sumOf('7+5=_'), null)).toMatchObject({ given: null, difference: null });
  });

  it('can draw every miss on every standard sum, given and right in one kind of picture and to one scale', () => {
    for (const sum of allSums) {
      for (const value of [
        rational(0),
        rational(7),
        rational(200),
        rational(1, 3),
        rational(-5),
        rational(5, 2),
      ]) {
        const { right, given } = missPicture(sum, value);
        expect(countIn(right), sum.id).toBeGreaterThanOrEqual(-1);
        if (given) expect(given.kind, sum.id).toBe(right.kind);
        expect(JSON.stringify([right, given]), sum.id).not.toMatch(/null[,}\]].*"kind"|NaN/);
        if (given?.kind === 'number-line' && right.kind === 'number-line') {
          expect([given.from, given.to], sum.id).toEqual([right.from, right.to]);
        }
      }
    }
  });

  it.each([
    ['1/2+1/3=_', '2/5', 'strips'],
    ['5eur-3.75eur=_eur', '2.25', 'coins'],
    ['8h30+45min=_clock', '8h75', 'clocks'],
    ['8h30+45min=_clock', '9h05', 'clocks'],
    ['38:6=_r', '6r1', 'array'],
    ['48+37?90', '>', 'balance'],
    ['3/4=_%', '34', 'grid'],
    ['25%of80=_', '25', 'strips'],
    ['37=_(0..100,1)', '73', 'number-line'],
    ['47+38=_', '75', 'number-line'],
    ['2/3=_/12', '11', 'strips'],
  ])('draws %s answered by %s as %s', (id, given, kind) => {
    const sum = sumOf(id);
    const { right, given: drawn } = missPicture(sum, givenWorth(sum, given));
    expect(right.kind).toBe(kind);
    if (drawn) expect(drawn.kind).toBe(kind);
  });
});
