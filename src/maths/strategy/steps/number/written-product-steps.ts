import { placeParts, zerosOf } from '../../drawing/place-parts';
import type { WrittenLine } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { digitsEndingAt, paperOf } from './written-lines';

const line = (value: number, width: number, more: Partial<WrittenLine> = {}): WrittenLine => ({
  digits: digitsEndingAt(value, width - 1, width),
  ...more,
});

/** A number times one digit, written: each digit from the right, with what is carried (*cijferend*). */
function timesDigit(top: number, by: number): StrategyStep[] {
  const product = top * by;
  const width = `${product}`.length;
  const digits = `${top}`.split('').reverse().map(Number);
  const notes: string[] = Array.from({ length: width }, () => '');
  let carry = 0;
  let written = '';
  return digits.map((digit, place) => {
    const total = by * digit + carry;
    const isLast = place === digits.length - 1;
    const equation = `${by}*${digit}${carry > 0 ? `+${carry}` : ''}=${total}`;
    written = `${isLast ? total : total % 10}${written}`;
    carry = Math.floor(total / 10);
    if (carry > 0 && !isLast) notes[width - 2 - place] = `${carry}`;
    const outcome = Array.from(
      { length: width },
      (_, column) => written[column - (width - written.length)] ?? '',
    );
    const picture = paperOf(
      width,
      [line(top, width), line(by, width, { sign: '*' }), { digits: outcome, ruled: true }],
      [...notes],
    );
    const isCarried = carry > 0 && !isLast;
    const name =
      place === 0
        ? isCarried
          ? 'columnFirstCarry'
          : 'columnFirst'
        : isCarried
          ? 'columnTimesCarry'
          : 'columnTimes';
    return step(name, { a: by, b: digit, digit: total % 10, carry, sum: total }, equation, picture);
  });
}

/**
 * Written multiplication: the number with fewer digits below, and a line for each of its digits: 18 × 644 as 8 × 644 and
 * 10 × 644.
 */
export function longProductSteps(a: number, b: number): StrategyStep[] {
  const isOnePart = (value: number) => placeParts(value).length === 1;
  const isLower = isOnePart(a) || (!isOnePart(b) && `${a}`.length < `${b}`.length);
  const [by, top] = isLower ? [a, b] : [b, a];
  if (by < 10) return timesDigit(top, by);
  const parts = placeParts(by).reverse();
  const zeros = zerosOf(by);
  if (parts.length === 1) {
    const digit = by / zeros;
    return [
      ...timesDigit(top, digit),
      step('zerosBack', { power: zeros, zeros: `${zeros}`.length - 1 }, `${top * digit}*${zeros}=${a * b}`, {
        ...paperOf(`${a * b}`.length, [
          line(top * digit, `${a * b}`.length),
          line(a * b, `${a * b}`.length, { ruled: true }),
        ]),
      }),
    ];
  }
  const partials = parts.map((part) => part * top);
  const width = `${a * b}`.length;
  const paper = (known: number, isDone: boolean) =>
    paperOf(width, [
      line(top, width),
      line(by, width, { sign: '*' }),
      ...partials
        .slice(0, known)
        .map((value, place) => line(value, width, place === 0 ? { ruled: true } : {})),
      ...(isDone ? [line(a * b, width, { sign: '+', ruled: true })] : []),
    ]);
  return [
    ...parts.map((part, place) =>
      step(
        place === 0 ? 'longProductFirst' : 'longProductNext',
        { a: part, b: top },
        `${part}*${top}=${part * top}`,
        paper(place + 1, false),
      ),
    ),
    step('linesTogether', {}, `${partials.join('+')}=${a * b}`, paper(partials.length, true)),
  ];
}
