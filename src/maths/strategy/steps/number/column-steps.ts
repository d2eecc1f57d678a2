import type { Written } from '../../picture';
import { type StrategyStep, step } from '../../step';

/** What stands on the paper: digits from right to left are columns 0, 1, 2, …; -1 is an empty place. */
interface Paper {
  readonly width: number;
  readonly places: number;
  readonly top: readonly number[];
  readonly bottom: readonly number[];
  readonly sign: '+' | '-';
}

const digitsOf = (value: number, least: number): number[] => {
  const digits = `${value}`.split('').reverse().map(Number);
  while (digits.length < least) digits.push(0);
  return digits;
};

/** Digits as they are written in columns from the left: no zeros in front, except the one before the decimal sign. */
function row(digits: readonly number[], { width, places }: Paper, least = 0): string[] {
  const last = digits.findLastIndex((digit) => digit !== 0);
  const shown = Math.max(last + 1, places + 1, least);
  return Array.from({ length: width }, (_, place) => {
    const column = width - 1 - place;
    return column < shown ? `${digits[column] ?? ''}` : '';
  });
}

const small = (notes: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, place) => notes[width - 1 - place] ?? '');

interface Progress {
  /** All columns are worked out: zeros in front are not written. */
  readonly isDone?: boolean;
  readonly result: readonly number[];
  readonly notes: readonly string[];
  readonly struck: readonly number[];
  readonly column: number | null;
}

function draw(paper: Paper, { result, notes, struck, column, isDone = column === null }: Progress): Written {
  const { width, places, top, bottom, sign } = paper;
  const outcome = Array.from({ length: width }, (_, place) => {
    const digit = result[width - 1 - place];
    return digit === undefined ? '' : `${digit}`;
  });
  return {
    kind: 'written',
    columns: width,
    pointAfter: places > 0 ? width - 1 - places : null,
    lines: [
      { digits: row(top, paper) },
      { digits: row(bottom, paper), sign },
      { digits: isDone ? row(result, paper) : outcome, ruled: true },
    ],
    notes: small(notes, width),
    struck: struck.map((each) => width - 1 - each),
    focus: column === null ? null : width - 1 - column,
  };
}

/** The finished sum on paper; numbers are whole, in units of the last of `places` decimals. */
export function writtenSum(a: number, b: number, sign: '+' | '-', places = 0): Written {
  const result = sign === '+' ? a + b : a - b;
  const paper = paperOf(a, b, sign, places);
  return draw(paper, { result: digitsOf(result, places + 1), notes: [], struck: [], column: null });
}

function paperOf(a: number, b: number, sign: '+' | '-', places: number): Paper {
  const width = Math.max(`${sign === '+' ? a + b : a}`.length, `${b}`.length, places + 1);
  return { width, places, top: digitsOf(a, places + 1), bottom: digitsOf(b, places + 1), sign };
}

/**
 * a + b in columns, from the right, carrying. Numbers are whole, in units of the last of `places` decimals; an empty
 * place of the shorter number counts as 0.
 */
export function columnAddSteps(a: number, b: number, places = 0): StrategyStep[] {
  const paper = paperOf(a, b, '+', places);
  const length = Math.max(paper.top.length, paper.bottom.length);
  const result: number[] = [];
  const notes: string[] = [];
  const steps: StrategyStep[] = [];
  let carry = 0;
  for (let column = 0; column < length; column++) {
    const terms = [paper.top[column] ?? 0, paper.bottom[column] ?? 0, ...(carry > 0 ? [carry] : [])];
    const total = terms.reduce((sum, term) => sum + term, 0);
    carry = total > 9 ? 1 : 0;
    result[column] = total % 10;
    if (carry > 0) notes[column + 1] = '1';
    const name =
      carry > 0
        ? column === 0
          ? 'columnFirstCarry'
          : 'columnNextCarry'
        : column === 0
          ? 'columnFirst'
          : 'columnNext';
    const done = {
      result: [...result, ...(carry > 0 && column === length - 1 ? [1] : [])],
      notes: [...notes],
      struck: [],
      column,
    };
    steps.push(
      step(name, { sum: total, digit: total % 10, carry }, `${terms.join('+')}=${total}`, draw(paper, done)),
    );
  }
  return steps;
}

/**
 * a − b in columns, from the right; where the upper digit is too small, one of the next place is exchanged for ten.
 * Numbers are whole, a at least b, in units of the last of `places` decimals.
 */
export function columnSubtractSteps(a: number, b: number, places = 0): StrategyStep[] {
  const paper = paperOf(a, b, '-', places);
  const top = [...paper.top];
  const result: number[] = [];
  const notes: string[] = [];
  const struck: number[] = [];
  const steps: StrategyStep[] = [];
  const changeTo = (column: number, value: number) => {
    top[column] = value;
    notes[column] = `${value}`;
    if (!struck.includes(column)) struck.push(column);
  };
  for (let column = 0; column < top.length; column++) {
    // What was exchanged to nothing and has nothing below it is not written.
    if (column >= paper.bottom.length && top.slice(column).every((digit) => digit === 0)) break;
    const below = paper.bottom[column] ?? 0;
    const before = top[column] ?? 0;
    const exchanged = before < below;
    if (exchanged) {
      let giver = column + 1;
      while (top[giver] === 0) giver++;
      changeTo(giver, (top[giver] ?? 0) - 1);
      // Every empty place in between hands on ten and keeps nine.
      for (let between = giver - 1; between > column; between--) changeTo(between, 9);
      changeTo(column, before + 10);
    }
    const above = top[column] ?? 0;
    result[column] = above - below;
    const name = exchanged ? 'columnExchange' : column === 0 ? 'columnFirstMinus' : 'columnNextMinus';
    const values = { a: before, b: below, ten: before + 10, rest: above - below };
    const isDone = column >= paper.bottom.length - 1 && top.slice(column + 1).every((digit) => digit === 0);
    const done = { result: [...result], notes: [...notes], struck: [...struck], column, isDone };
    steps.push(step(name, values, `${above}-${below}=${above - below}`, draw(paper, done)));
  }
  return steps;
}
