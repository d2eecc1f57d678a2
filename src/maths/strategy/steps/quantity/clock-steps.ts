import type { Locale } from '../../../locale';
import { saidFromHalf } from '../../../number/clock-words';
import { rational } from '../../../number/rational';
import { isMoment, type Unit } from '../../../number/unit';
import { completed } from '../../../sum/equation';
import type { Expression, Sum } from '../../../sum/sum';
import { momentNotation } from '../../../sum/write-expression';
import type { Clocks, NumberLine } from '../../picture';
import { type StrategyStep, step } from '../../step';

const clock = (time: number, swept = 0): Clocks => ({
  kind: 'clocks',
  clocks: [{ time, label: momentNotation(time), ...(swept > 0 && { swept }) }],
});

/** A face alone: where the time in figures would give the answer away. */
const bareFace = (time: number, swept = 0): Clocks => ({
  kind: 'clocks',
  clocks: [{ time, ...(swept > 0 && { swept }) }],
});

/** What the hands say, or where they have to point. */
function readingSteps(time: number, done: string): StrategyStep[] {
  const past = time % 60;
  const hour = Math.floor(time / 60) % 12 || 12;
  const next = (hour % 12) + 1;
  const start = time - past;
  if (past === 0) return [step('onTheHour', { hour }, done, clock(time))];
  // Halves and quarters are seen at once: nobody counts six fives.
  if (past % 15 === 0) return sayingSteps(time, done, 'nl');
  const longHand =
    past % 5 === 0
      ? step('longHandFives', { n: past / 5 }, `${past / 5}*5min=${past}min`, bareFace(time, past))
      : past < 5
        ? step('longHandFew', { ones: past }, `5min-${5 - past}min=${past}min`, bareFace(time, past))
        : step(
            'longHandOnes',
            { n: Math.floor(past / 5), ones: past % 5 },
            `${Math.floor(past / 5)}*5min+${past % 5}min=${past}min`,
            bareFace(time, past),
          );
  const shortHand = step(
    'shortHand',
    { hour, next },
    `${momentNotation(start)}+${past}min=${momentNotation(time)}`,
    clock(time, past),
  );
  return [longHand, shortHand];
}

/** How a time is said: from the hour, or from the half hour and the hour to come. */
function sayingSteps(time: number, done: string, school: Locale): StrategyStep[] {
  const past = time % 60;
  const start = time - past;
  const hour = Math.floor(time / 60) % 12 || 12;
  const next = (hour % 12) + 1;
  const values = { hour, next, past, left: 60 - past };
  if (past === 0) return [step('onTheHour', { hour }, done, clock(time))];
  if (past === 30) return [step('halfHour', values, '60min:2=30min', bareFace(time, 30))];
  if (past === 15) return [step('quarterPast', values, '60min:4=15min', bareFace(time, 15))];
  if (past === 45) return [step('quarterTo', values, '60min-45min=15min', bareFace(time))];
  if (saidFromHalf(past, school)) {
    const isBefore = past < 30;
    return [
      step(
        isBefore ? 'minutesToHalf' : 'minutesPastHalf',
        { next, left: 30 - past, past: past - 30 },
        isBefore ? `30min-${past}min=${30 - past}min` : `${past}min-30min=${past - 30}min`,
        bareFace(time, past),
      ),
    ];
  }
  if (past < 30)
    return [
      step(
        'minutesPast',
        values,
        `${momentNotation(start)}+${past}min=${momentNotation(time)}`,
        bareFace(time, past),
      ),
    ];
  return [step('minutesTo', values, `60min-${past}min=${60 - past}min`, bareFace(time))];
}

/** Jumps on a line of time, whole hours as stops; a jump within the hour stays one. */
function stopsBetween(from: number, to: number): number[] {
  const next = Math.ceil(from / 60) * 60;
  const last = Math.floor(to / 60) * 60;
  return [...new Set([from, next, last, to])]
    .filter((stop) => stop >= from && stop <= to)
    .sort((x, y) => x - y);
}

const length = (minutes: number): string => (minutes % 60 === 0 ? `${minutes / 60}h` : `${minutes}min`);

/** The jumps made so far, on a line from hour to hour. */
function timeLine(stops: readonly number[], taken: number, back = false): NumberLine {
  const [from, to] = [Math.min(...stops), Math.max(...stops)];
  const [start, end] = [Math.floor(from / 60) * 60, Math.ceil(to / 60) * 60];
  const places = back ? [...stops].reverse() : stops;
  const at = (minutes: number) => ({ at: rational(minutes), label: momentNotation(minutes) });
  const whole = Array.from({ length: (end - start) / 60 + 1 }, (_, k) => start + 60 * k);
  return {
    kind: 'number-line',
    from: rational(start),
    to: rational(Math.max(end, start + 60)),
    parts: Math.max(1, (end - start) / 60) * (end - start <= 180 ? 4 : 1),
    labels: [...new Set([...stops, ...whole])].map(at),
    points: [{ ...at(places[taken] ?? to), role: 'second' }],
    jumps: places.slice(0, taken).map((place, k) => {
      const end = places[k + 1] ?? place;
      return {
        from: rational(place),
        to: rational(end),
        label: `${back ? '−' : '+'}${Math.abs(end - place)}`,
      };
    }),
  };
}

/** So much later, by way of the whole hour. */
function laterSteps(from: number, minutes: number): StrategyStep[] {
  const stops = stopsBetween(from, from + minutes);
  return stops.slice(1).map((stop, k) => {
    const start = stops[k] ?? from;
    const isFirst = k === 0 && stop % 60 === 0 && stops.length > 2;
    const name = isFirst ? 'toTheHour' : k === 0 ? 'goFurther' : 'onFromThere';
    return step(
      name,
      { x: length(stop - start), to: momentNotation(stop) },
      `${momentNotation(start)}+${length(stop - start)}=${momentNotation(stop)}`,
      timeLine(stops, k + 1),
    );
  });
}

function earlierSteps(from: number, minutes: number): StrategyStep[] {
  const stops = stopsBetween(from - minutes, from);
  const places = [...stops].reverse();
  return places.slice(1).map((stop, k) => {
    const start = places[k] ?? from;
    const isFirst = k === 0 && stop % 60 === 0 && places.length > 2;
    const name = isFirst ? 'backToHour' : k === 0 ? 'goBack' : 'backFromThere';
    return step(
      name,
      { x: length(start - stop), to: momentNotation(stop) },
      `${momentNotation(start)}-${length(start - stop)}=${momentNotation(stop)}`,
      timeLine(stops, k + 1, true),
    );
  });
}

/** How long from one time to another: up to the hour, the whole hours, and on from there. */
function durationSteps(from: number, to: number): StrategyStep[] {
  const stops = stopsBetween(from, to);
  const jumps = laterSteps(from, to - from);
  if (stops.length < 3) return jumps;
  const sizes = stops.slice(1).map((stop, k) => length(stop - (stops[k] ?? from)));
  return [
    ...jumps,
    step('timesTogether', {}, `${sizes.join('+')}=${to - from}min`, timeLine(stops, stops.length - 1)),
  ];
}

const unitAt = (expression: Expression): Unit | undefined =>
  expression.kind === 'number' || expression.kind === 'hole' ? expression.unit : undefined;

const minutesOf = (expression: Expression, sum: Sum): number | null => {
  if (expression.kind !== 'number' && expression.kind !== 'hole') return null;
  const value = expression.kind === 'hole' ? sum.answer : expression.value;
  const scale = expression.unit === 'h' ? 60 : expression.unit === 's' ? 1 / 60 : 1;
  const minutes = (value.num / value.den) * scale;
  return Number.isInteger(minutes) ? minutes : null;
};

/** Sums about the time of day; null for other sums and for lengths of time alone. */
export function clockSteps(sum: Sum, school: Locale = 'nl'): StrategyStep[] | null {
  if (sum.relation !== '=') return null;
  const [known, hole] = sum.right.kind === 'hole' ? [sum.left, sum.right] : [sum.right, sum.left];
  if (known.kind === 'number' && isMoment(known.unit)) {
    if (hole.kind !== 'hole' || !isMoment(hole.unit)) return null;
    const isSaid = hole.unit === 'words' || known.unit === 'words';
    const done = completed(sum);
    return isSaid ? sayingSteps(known.value.num, done, school) : readingSteps(known.value.num, done);
  }
  const [side, other] = sum.left.kind === 'operation' ? [sum.left, sum.right] : [sum.right, sum.left];
  if (side.kind !== 'operation' || (side.sign !== '+' && side.sign !== '-')) return null;
  const [a, b, c] = [side.left, side.right, other].map((part) => minutesOf(part, sum));
  if (a === null || b === null || c === null || a === undefined || b === undefined || c === undefined)
    return null;
  const [momentLeft, momentRight] = [isMoment(unitAt(side.left)), isMoment(unitAt(side.right))];
  if (!momentLeft) return null;
  if (side.sign === '-' && momentRight) return durationBetween(side, a, b);
  if (side.sign === '+') {
    if (side.right.kind === 'hole') return durationSteps(a, c);
    return side.left.kind === 'hole' ? earlierSteps(c, b) : laterSteps(a, b);
  }
  if (side.right.kind === 'hole') return durationSteps(c, a);
  return side.left.kind === 'hole' ? laterSteps(c, b) : earlierSteps(a, b);
}

function durationBetween(
  side: Extract<Expression, { kind: 'operation' }>,
  to: number,
  from: number,
): StrategyStep[] {
  if (side.left.kind === 'hole') return laterSteps(from, to - from);
  return side.right.kind === 'hole' ? earlierSteps(to, to - from) : durationSteps(from, to);
}
