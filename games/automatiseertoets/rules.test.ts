import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockMs } from '@/maths/round/block-time';
import { grown, type KeptTest, linesOf, maxTests, operations, readTests, timeLeft, topOf } from './rules';

const field = { width: 500, height: 300 };
const anyTest: fc.Arbitrary<KeptTest> = fc.record({
  day: fc.constant('2026-11-21'),
  perMinute: fc.dictionary(
    fc.constantFrom(...operations),
    fc.integer({ min: 0, max: 60 }).map((n) => n / 2),
  ),
});
const anyTests = fc.array(anyTest, { maxLength: 60 });

const block = (rightPerMinute: number) => ({
  operation: 'add' as const,
  right: rightPerMinute * 2,
  wrong: 1,
  skipped: 2,
  rightPerMinute,
  accuracy: 0.9,
  facts: {},
  guide: null,
});

describe("the child's own line", () => {
  it('adds one mark at the end of the line after each test', () => {
    const tests = grown([{ day: '2026-10-01', perMinute: { add: 9 } }], {
      day: '2026-11-21',
      blocks: [block(12)],
    });
    const [line] = linesOf(tests, field);
    expect(line?.marks.map(({ perMinute }) => perMinute)).toEqual([9, 12]);
    expect(line?.marks.map(({ x }) => x)).toEqual([0, field.width]);
  });

  it('draws more right answers higher, inside the field', () => {
    fc.assert(
      fc.property(anyTests, (tests) => {
        for (const { marks } of linesOf(tests, field))
          for (const [index, { x, y, perMinute }] of marks.entries()) {
            expect(x >= 0 && x <= field.width && y >= 0 && y <= field.height).toBe(true);
            const before = marks[index - 1];
            if (before === undefined) continue;
            expect(x).toBeGreaterThan(before.x);
            expect(Math.sign(before.y - y)).toBe(Math.sign(perMinute - before.perMinute));
          }
      }),
    );
  });

  it("scales the line by the child's own best result only", () => {
    expect(topOf([])).toBe(10);
    expect(topOf([{ day: '2026-11-21', perMinute: { add: 12, multiply: 31 } }])).toBe(35);
  });

  it('adds nothing for a test without a whole block', () => {
    const tests = [{ day: '2026-10-01', perMinute: { add: 9 } }];
    expect(grown(tests, { day: '2026-11-21', blocks: [] })).toBe(tests);
  });
});

describe('readTests', () => {
  it('reads tests as they were stored, in less than 8 KB', () => {
    fc.assert(
      fc.property(anyTests, (tests) => {
        const kept = tests.slice(-maxTests);
        const text = JSON.stringify({ tests: kept });
        expect(text.length).toBeLessThan(8192);
        expect(readTests(JSON.parse(text))).toEqual(
          kept.map(({ day, perMinute }) => ({ day, perMinute: { ...perMinute } })),
        );
      }),
    );
  });

  it('skips unreadable tests', () => {
    for (const kept of [null, 4, { tests: 'x' }, { tests: [null, { day: 3 }] }])
      expect(readTests(kept)).toEqual([]);
    expect(readTests({ tests: [{ day: '2026-11-21', perMinute: { add: -1, multiply: 8 } }] })).toEqual([
      { day: '2026-11-21', perMinute: { multiply: 8 } },
    ]);
  });
});

describe('timeLeft', () => {
  it('is full at the start of a block and empty at its end', () => {
    expect(timeLeft(0)).toBe(1);
    expect(timeLeft(blockMs / 2)).toBe(0.5);
    expect(timeLeft(blockMs + 500)).toBe(0);
  });
});
