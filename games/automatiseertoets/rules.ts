import type { TestReport } from '@games/kit/bus';
import { blockMs } from '@/maths/round/block-time';
import type { Operation } from '@/maths/sum/sum';

/** One test as it is kept: right answers a minute of each operation that was finished. */
export interface KeptTest {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly perMinute: Readonly<Partial<Record<Operation, number>>>;
}

/** Tests kept at most; the oldest make room. They stay far below 8 KB. */
export const mostTests = 40;

/** Operations of a test in the order they are asked. */
export const operations = [
  'split',
  'add',
  'subtract',
  'multiply',
  'divide',
] as const satisfies readonly Operation[];

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function readTest(kept: unknown): KeptTest[] {
  if (typeof kept !== 'object' || kept === null || !('day' in kept) || !('perMinute' in kept)) return [];
  const { day, perMinute } = kept;
  if (typeof day !== 'string' || typeof perMinute !== 'object' || perMinute === null) return [];
  const known = operations.flatMap((operation) => {
    const value: unknown = Reflect.get(perMinute, operation);
    return isNumber(value) ? [[operation, value] as const] : [];
  });
  return [{ day, perMinute: Object.fromEntries(known) }];
}

/** Reads the tests that were kept; what cannot be read is left out. */
export function readTests(kept: unknown): readonly KeptTest[] {
  const tests = kept !== null && typeof kept === 'object' && 'tests' in kept ? kept.tests : [];
  return Array.isArray(tests) ? tests.flatMap(readTest).slice(-mostTests) : [];
}

/** The line with this test at its end; a test without a whole block adds nothing. */
export function grown(tests: readonly KeptTest[], { day, blocks }: TestReport): readonly KeptTest[] {
  if (blocks.length === 0) return tests;
  const perMinute = Object.fromEntries(blocks.map((block) => [block.operation, block.rightPerMinute]));
  return [...tests, { day, perMinute }].slice(-mostTests);
}

export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly perMinute: number;
}

/** One operation over the tests, in a field of this size: left to right in order of time, up is more. */
export interface Line {
  readonly operation: Operation;
  readonly marks: readonly Mark[];
}

const stepOfScale = 5;

/** Top of the scale: the child's own most, rounded up; nothing else is measured against. */
export function topOf(tests: readonly KeptTest[]): number {
  const most = Math.max(0, ...tests.flatMap(({ perMinute }) => Object.values(perMinute)));
  return Math.max(2, Math.ceil((most + 0.5) / stepOfScale)) * stepOfScale;
}

/** The child's own lines. One test is one mark in the middle. */
export function linesOf(
  tests: readonly KeptTest[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Line[] {
  const top = topOf(tests);
  return operations.flatMap((operation) => {
    const taken = tests.flatMap(({ perMinute }) => perMinute[operation] ?? []);
    if (taken.length === 0) return [];
    const marks = taken.map((perMinute, index) => ({
      x: taken.length === 1 ? width / 2 : (index / (taken.length - 1)) * width,
      y: height * (1 - perMinute / top),
      perMinute,
    }));
    return [{ operation, marks }];
  });
}

/** Share of a block that is still left after so many ms, 1 to 0. */
export const timeLeft = (ms: number): number => Math.min(1, Math.max(0, 1 - ms / blockMs));
