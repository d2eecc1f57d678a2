import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { missPicture } from '@/maths/strategy/miss/miss-picture';
import type { Picture } from '@/maths/strategy/picture';
import { workedExample } from '@/maths/strategy/worked-example';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { textWidth } from './mark';
import { layoutPicture, type Mark } from './picture-layout';

type Edges = readonly [number, number, number, number];

const around = (x: number, y: number, reach: number): Edges => [x - reach, y - reach, x + reach, y + reach];

function edges(mark: Mark): Edges {
  switch (mark.kind) {
    case 'dot':
      return around(mark.x, mark.y, mark.size / 2);
    case 'disc':
    case 'slice':
      return around(mark.x, mark.y, mark.radius);
    case 'tray':
    case 'box':
      return [mark.x, mark.y, mark.x + mark.width, mark.y + mark.height];
    case 'line':
      return [
        Math.min(mark.x1, mark.x2),
        Math.min(mark.y1, mark.y2),
        Math.max(mark.x1, mark.x2),
        Math.max(mark.y1, mark.y2),
      ];
    case 'arc':
      return [Math.min(mark.x1, mark.x2), mark.y - mark.height, Math.max(mark.x1, mark.x2), mark.y];
    case 'number': {
      const half = textWidth(mark.text, mark.size) / 2;
      return [mark.x - half, mark.y - mark.size / 2, mark.x + half, mark.y + mark.size / 2];
    }
    case 'shape': {
      const [xs, ys] = [mark.points.map(({ x }) => x), mark.points.map(({ y }) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }
  }
}

describe('a bead rack', () => {
  const rack: Picture = {
    kind: 'bead-rack',
    rods: [[{ count: 7, role: 'first' }], [{ count: 6, role: 'second' }]],
  };
  const beads = layoutPicture(rack, { width: 480, height: 120 }, 'nl').filter((mark) => mark.kind === 'disc');
  const rods = [...new Set(beads.map(({ y }) => y))].map((y) => beads.filter((bead) => bead.y === y));

  it('has five red and five white beads on each rod, as in class', () => {
    const five = (tone: string) => Array.from({ length: 5 }, () => tone);
    expect(rods.map((rod) => rod.map(({ tone }) => tone))).toEqual(
      [0, 1].map(() => [...five('bead-red'), ...five('bead-white')]),
    );
  });

  it('has the beads of the number pushed to the left, apart from the others', () => {
    const gaps = rods.map((rod) => rod.slice(1).map(({ x }, place) => x - (rod[place]?.x ?? x)));
    const wide = gaps.map((all) => all.indexOf(Math.max(...all)) + 1);
    expect(wide).toEqual([7, 6]);
    for (const [rod, count] of [7, 6].entries())
      expect(rods[rod]?.map(({ slide = 0 }) => slide > 0)).toEqual(
        Array.from({ length: 10 }, (_, bead) => bead < count),
      );
  });
});

describe('the labels of a number line', () => {
  it('never overlap, however close the points', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (a, b) => {
        fc.pre(a !== b);
        const picture: Picture = {
          kind: 'number-line',
          from: rational(0),
          to: rational(100),
          parts: 10,
          labels: [0, 100].map((at) => ({ at: rational(at), label: `${at}` })),
          points: [a, b].map((at) => ({ at: rational(at), label: `${at}`, role: 'first' })),
          jumps: [],
        };
        const words = layoutPicture(picture, { width: 480, height: 150 }, 'nl').filter(
          (mark) => mark.kind === 'number',
        );
        const overlaps = words.flatMap((one, place) =>
          words.slice(place + 1).filter((other) => {
            const [x1, y1, x2, y2] = edges(one);
            const [u1, v1, u2, v2] = edges(other);
            return x1 < u2 && u1 < x2 && y1 < v2 && v1 < y2;
          }),
        );
        expect(overlaps).toEqual([]);
      }),
    );
  });
});

describe('layoutPicture', () => {
  it('keeps every picture inside its box', () => {
    const sums = ['7+5=_', '10=7+_', '7*8=_', '56:8=_', '13-_=8', '48+37=_', '3*10=_', '0*4=_'];
    fc.assert(
      fc.property(
        fc.constantFrom(...sums),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 240, max: 700 }),
        fc.integer({ min: 120, max: 400 }),
        (id, given, width, height) => {
          const { right, given: drawn } = missPicture(parseSumOrThrow(id), rational(given, 1));
          for (const picture of [right, drawn]) {
            if (picture === null) continue;
            for (const mark of layoutPicture(picture, { width, height }, 'nl')) {
              const [x1, y1, x2, y2] = edges(mark);
              expect(x1).toBeGreaterThanOrEqual(-1);
              expect(y1).toBeGreaterThanOrEqual(-1);
              expect(x2).toBeLessThanOrEqual(width + 1);
              expect(y2).toBeLessThanOrEqual(height + 1);
            }
          }
        },
      ),
    );
  });

  it.each([
    '47+38=_',
    '4003-1567=_',
    '24*36=_',
    '348*27=_',
    '738:3=_',
    '38:6=_r',
    '5.61+23=_',
    '1 3/4+5/6=_',
    '3/5*1/4=_',
    '2/3=_/12',
    '3/4of20=_',
    '35%of80=_',
    '3/8=_%',
    '6:9=_:57',
    '50eur-13.85eur=_eur',
    '3h47face=_clock',
    '8h50+95min=_clock',
    '1.5km=_m',
    '60kmh*3h=_km',
    '640(0..1000,10)=_',
    '5/6=_(0..2,1/6)',
    '3/8?5/6',
    '48+37?90',
    '487+312=_~100',
    'mean(4,6,8)=_',
  ])('keeps every step of %s inside its box', (id) => {
    for (const { picture } of workedExample(parseSumOrThrow(id)).steps) {
      for (const box of [
        { width: 480, height: 200 },
        { width: 280, height: 240 },
        { width: 580, height: 330 },
      ]) {
        for (const mark of layoutPicture(picture, box, 'nl')) {
          const [x1, y1, x2, y2] = edges(mark);
          const said = `${picture.kind} ${JSON.stringify(mark)} in ${box.width} × ${box.height}`;
          expect(Math.min(x1, y1), said).toBeGreaterThanOrEqual(-3);
          expect(x2, said).toBeLessThanOrEqual(box.width + 3);
          expect(y2, said).toBeLessThanOrEqual(box.height + 3);
        }
      }
    }
  });

  it('draws one dot for each item', () => {
    const { right } = missPicture(parseSumOrThrow('7*8=_'), null);
    expect(
      layoutPicture(right, { width: 500, height: 300 }, 'nl').filter(({ kind }) => kind === 'dot'),
    ).toHaveLength(56);
  });
});

describe('strips', () => {
  const width = (picture: Picture) =>
    layoutPicture(picture, { width: 480, height: 160 }, 'nl').flatMap((mark) =>
      mark.kind === 'box' ? [mark.width] : [],
    )[0] ?? 0;
  const bar = (size: number): Picture => ({
    kind: 'strips',
    strips: [{ parts: [{ size, role: 'first' }] }],
    longest: 9,
  });

  it('of two pictures to one scale are as long as they are worth', () => {
    expect(width(bar(6)) / width(bar(9))).toBeCloseTo(6 / 9, 1);
  });
});
