import { describe, expect, it } from 'vitest';
import { rational } from '../../number/rational';
import { parseSumOrThrow } from '../../sum/read-sum';
import { givenValue, missPicture } from './miss-picture';

describe('the picture of a miss', () => {
  it('shows how many dots are short or over', () => {
    expect(missPicture(parseSumOrThrow('7+5=_'), rational(10))).toMatchObject({
      difference: '-2',
      given: {
        groups: [
          { count: 10, role: 'first' },
          { count: 2, role: 'missing' },
        ],
      },
    });
    expect(missPicture(parseSumOrThrow('7+5=_'), rational(13))).toMatchObject({
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
    const { right, given } = missPicture(parseSumOrThrow('7*8=_'), rational(49));
    expect(right).toMatchObject({ columns: 8, blocks: [{ rows: 5 }, { rows: 2 }] });
    expect(given).toMatchObject({ columns: 8, blocks: [{ rows: 6 }], loose: { count: 1 } });
  });

  it('draws the right answer alone when nothing was given', () => {
    expect(missPicture(parseSumOrThrow('7+5=_'), null)).toMatchObject({ given: null, difference: null });
  });

  it.each([9e15, 5_000_000_000_000_001])(
    'draws the right answer alone when %i is too much to draw',
    (value) => {
      const { right, given, difference } = missPicture(parseSumOrThrow('47+38=_'), rational(value));
      expect(right.kind).toBe('number-line');
      expect([given, difference]).toEqual([null, null]);
    },
  );

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
    const sum = parseSumOrThrow(id);
    const { right, given: drawn } = missPicture(sum, givenValue(sum, given));
    expect(right.kind).toBe(kind);
    if (drawn) expect(drawn.kind).toBe(kind);
  });

  it.each([
    ['-6-1=_', '-8', -10, 0],
    ['-6-1=_', '8', -10, 10],
    ['-6-1=_', '0', -10, 0],
    ['30-50=_', '-10', -20, 50],
    ['3-5=_', '2', -2, 5],
  ])('draws %s answered by %s on a line from %i to %i', (id, given, from, to) => {
    const sum = parseSumOrThrow(id);
    const { right, given: drawn } = missPicture(sum, givenValue(sum, given));
    for (const picture of [right, drawn]) {
      expect(picture).toMatchObject({ kind: 'number-line', from: rational(from), to: rational(to) });
      const labelled = picture?.kind === 'number-line' ? picture.labels.slice(0, 2).map(({ at }) => at) : [];
      expect(labelled).toEqual([rational(from), rational(to)]);
    }
  });

  it('cuts the numbers of a mean at both levels, to one scale', () => {
    const { right, given } = missPicture(parseSumOrThrow('mean(6,7,14)=_'), rational(7));
    const sizes = (picture: typeof right | null) =>
      picture?.kind === 'strips'
        ? picture.strips.map(({ label, parts }) => [
            label,
            ...parts.map(({ size, role }) => `${size} ${role}`),
          ])
        : null;
    expect(sizes(right)).toEqual([
      ['6', '6 first', '3 missing'],
      ['7', '7 first', '2 missing'],
      ['14', '9 first', '5 over'],
    ]);
    expect(sizes(given)).toEqual([
      ['6', '6 second', '1 missing'],
      ['7', '7 second'],
      ['14', '7 second', '7 over'],
    ]);
    expect([right, given]).toMatchObject([{ longest: 14 }, { longest: 14 }]);
  });

  it('keeps one scale where a mean lies above all its numbers', () => {
    const { right, given } = missPicture(parseSumOrThrow('mean(6,7,14)=_'), rational(27));
    expect([right, given]).toMatchObject([{ longest: 27 }, { longest: 27 }]);
  });
});
