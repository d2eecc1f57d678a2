import type { TestReport } from '@games/kit/api/bus';
import { blockMs } from '@/maths/round/block-time';
import type { Operation } from '@/maths/sum/sum';

/** A stored test: right answers a minute for each finished operation. */
export interface KeptTest {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly perMinute: Readonly<Partial<Record<Operation, number>>>;
}

/** Largest number of stored tests, far below 8 KB; the oldest are dropped. */
export const maxTests = 40;

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

/** Reads stored tests and skips unreadable ones. */
export function readTests(kept: unknown): readonly KeptTest[] {
  const tests = kept !== null && typeof kept === 'object' && 'tests' in kept ? kept.tests : [];
  return Array.isArray(tests) ? tests.flatMap(readTest).slice(-maxTests) : [];
}

/** Adds a test to the line; a test without a finished block adds nothing. */
export function grown(tests: readonly KeptTest[], { day, blocks }: TestReport): readonly KeptTest[] {
  if (blocks.length === 0) return tests;
  const perMinute = Object.fromEntries(blocks.map((block) => [block.operation, block.rightPerMinute]));
  return [...tests, { day, perMinute }].slice(-maxTests);
}

/** Returns the tests in which an operation was done, with the results of that operation alone. */
export const only = (tests: readonly KeptTest[], operation: Operation): readonly KeptTest[] =>
  tests.flatMap(({ day, perMinute }) => {
    const own = perMinute[operation];
    return own === undefined ? [] : [{ day, perMinute: { [operation]: own } }];
  });

export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly perMinute: number;
}

/** The line of one operation over the tests: left to right by time, higher is more. */
export interface Line {
  readonly operation: Operation;
  readonly marks: readonly Mark[];
}

const stepOfScale = 5;

/** Returns the top of the scale: the child's own best result, rounded up. */
export function topOf(tests: readonly KeptTest[]): number {
  const highest = Math.max(0, ...tests.flatMap(({ perMinute }) => Object.values(perMinute)));
  return Math.max(2, Math.ceil((highest + 0.5) / stepOfScale)) * stepOfScale;
}

/** Returns the line of each operation; one test gives one mark in the middle. */
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

/** Returns the part of a block that is left after so many ms, 1 to 0. */
export const timeLeft = (ms: number): number => Math.min(1, Math.max(0, 1 - ms / blockMs));
