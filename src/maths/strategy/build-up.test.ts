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

  it('leaves steps as they are that have pictures of their own', () => {
    const { steps } = workedExample(parseSumOrThrow('8+5=_'));
    expect(builtUp(steps)).toBe(steps);
  });
});
