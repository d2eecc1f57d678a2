import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '../sum/read-sum';
import { builtUp } from './build-up';
import type { Picture } from './picture';
import { workedExample } from './worked-example';

const picturesOf = (id: string) => workedExample(parseSumOrThrow(id)).steps.map(({ picture }) => picture);

/** The picture of the first step, and of the last. */
function ends<Kind extends Picture['kind']>(id: string, kind: Kind) {
  const pictures = picturesOf(id).filter(
    (picture): picture is Extract<Picture, { kind: Kind }> => picture.kind === kind,
  );
  const [first] = pictures;
  const last = pictures.at(-1);
  if (first === undefined || last === undefined) throw new Error(`${id} shows no ${kind}.`);
  return { first, last };
}

describe('builtUp', () => {
  it('shows a line before its jump, and the jump at the end', () => {
    const { first, last } = ends('0.4-0.2=_', 'number-line');
    expect([first.jumps.length, first.points.length]).toEqual([0, 0]);
    expect(first.labels.map(({ label }) => label)).toEqual(['0', '1', '0.4']);
    expect([last.jumps.length, last.points.length]).toEqual([1, 1]);
  });

  it('shows the round numbers before the number between them', () => {
    const { first, last } = ends('97=_~10', 'number-line');
    expect(first.points).toEqual([]);
    expect(first.labels).toEqual(last.labels);
    expect(last.points.map(({ label }) => label)).toEqual(['97']);
  });

  it('leaves the place open that a table leads to', () => {
    const { first, last } = ends('50%of20=_', 'ratio-table');
    expect(first.rows).toEqual([
      ['100%', '50%'],
      ['20', ''],
    ]);
    expect(last.rows[1]).toEqual(['20', '10']);
  });

  it('begins a number at its largest digit, and a comparison at its first number', () => {
    expect(ends('11=_', 'place-value').first.rows[0]?.digits).toEqual(['1', '']);
    const { first, last } = ends('0.2?0.20', 'place-value');
    expect([first.rows.length, last.rows.length]).toEqual([1, 2]);
  });

  it('shows the bar that an equation is about before the other, and parts before one is coloured', () => {
    const [one, both] = picturesOf('430+230=_~100');
    expect(one).toMatchObject({ strips: [{ label: '400' }] });
    expect(both).toMatchObject({ strips: [{ label: '400' }, { label: '200' }] });
    const { first, last } = ends('1/2of20=_', 'strips');
    expect(first.strips[0]?.parts.map(({ role }) => role)).toEqual(['rest', 'rest']);
    expect(last.strips[0]?.parts.map(({ role }) => role)).toEqual(['first', 'rest']);
  });

  it('shows all slices before some are taken away, and the first before others come', () => {
    expect(ends('2/3-1/3=_', 'pizzas').first.pizzas[0]?.groups.map(({ role }) => role)).not.toContain(
      'taken',
    );
    const { first, last } = ends('1/3+1/3=_', 'pizzas');
    expect([first.pizzas[0]?.groups.length, last.pizzas[0]?.groups.length]).toEqual([1, 2]);
  });

  it('shows whole euros before cents', () => {
    const { first, last } = ends('4.90eur=_ct', 'coins');
    expect(first.rows[0]?.cents).toEqual([200, 200]);
    expect(last.rows[0]?.cents).toEqual([200, 200, 50, 20, 20]);
  });

  it('counts the steps on a line before it names the place they lead to', () => {
    const { first, last } = ends('30=_(0..100,10)', 'number-line');
    expect(first.jumps.map(({ label }) => label)).toEqual(['+10', '+10', '+10']);
    expect([first.points.length, last.points.map(({ label }) => label)]).toEqual([0, ['30']]);
    expect(ends('20%=_(0..1,1/20)', 'number-line').first.jumps.map(({ label }) => label)).toEqual([
      '+10%',
      '+10%',
    ]);
  });

  it('shows two numbers on a line before how far they are apart', () => {
    const { first, last } = ends('7?5', 'number-line');
    expect(first.jumps).toEqual([]);
    expect(last.jumps.map(({ label }) => label)).toEqual(['+2']);
  });

  it('leaves the part open that is asked for', () => {
    const roles = (id: string) =>
      picturesOf(id).map((picture) =>
        picture.kind === 'ten-frame' ? picture.groups.map(({ role }) => role) : picture.kind,
      );
    expect(roles('10=_+9')).toEqual([
      ['missing', 'second'],
      ['first', 'second'],
    ]);
    expect(roles('10=9+_')).toEqual([
      ['first', 'missing'],
      ['first', 'second'],
    ]);
  });

  it('shows one row before all of them where is asked how many there are', () => {
    const { first, last } = ends('50:10=_', 'array');
    expect([first.blocks, last.blocks].map(([block]) => block?.rows)).toEqual([1, 5]);
    expect(ends('22:11=_', 'area').first.across.map(({ label }) => label)).toEqual(['?']);
  });

  it('writes the time under a clock when it has been read', () => {
    const { first, last } = ends('4h05=_words', 'clocks');
    expect([first.clocks[0]?.label, last.clocks[0]?.label]).toEqual([undefined, '4h05']);
  });

  it('weighs an amount against itself in the other unit, and then both in one unit', () => {
    expect(picturesOf('0.5m?200cm').slice(0, 2)).toMatchObject([
      { left: ['0.5m'], right: ['50cm'], heavier: 'none' },
      { left: ['50cm'], right: ['200cm'], heavier: 'right' },
    ]);
  });

  it('leaves steps as they are that have pictures of their own', () => {
    const { steps } = workedExample(parseSumOrThrow('8+5=_'));
    expect(builtUp(steps)).toBe(steps);
  });
});
