import { compare, dividedBy, isWhole, rational } from '../../number/rational';
import { unitSize } from '../../number/unit';
import { holesIn } from '../../sum/parse/solve';
import { type Calculation, calculationOf } from './calculation';
import { wholeLoad } from './chain';
import { decimalLoad } from './decimal';
import { hiddenLoad, type Seen } from './seen';

/*
 * Measures and time. A conversion moves places, the further the harder, and more so towards the larger unit; square and cubic units move
 * two and three at a time (Vysotskaya et al. 2021 and the order of the Dutch and Flemish goals). Whole hours are read before
 * halves, quarters and minutes, and hands before digits (Friedman & Laycock 1989; Williams 2012).
 */

/** Powers of ten between the units of a conversion. */
function conversion({ sum, numbers }: Seen): number {
  const [known] = numbers;
  const hole = [...holesIn(sum.left), ...holesIn(sum.right)][0];
  if (!known || !hole) return 0.5;
  const ratio = dividedBy(unitSize(known.unit), unitSize(hole.unit));
  const steps = Math.abs(Math.log10(ratio.num / ratio.den));
  return 0.3 * steps + (compare(ratio, rational(1)) < 0 ? 0.4 : 0);
}

const kinds: Readonly<Record<string, number>> = { length: -0.3, mass: 0, volume: 0.2, area: 0.5, speed: 1.1 };

const loadOf = (calculation: Calculation): number =>
  [calculation.a, calculation.b, calculation.result].every(isWhole)
    ? wholeLoad(calculation)
    : decimalLoad(calculation);

/** β in logits of a sum with measures. */
export function measureDifficulty(seen: Seen): number {
  const { sum, rest, places, numbers, digits } = seen;
  const decimals = places > 0 || sum.answer.den > 1 ? 0.5 : 0;
  const kind = kinds[rest.split('/')[0] ?? ''] ?? 0;
  if (rest.endsWith('convert')) return kind + decimals + conversion(seen);
  const calculation = sum.operation === 'multiply' || sum.operation === 'divide' ? calculationOf(sum) : null;
  if (calculation) {
    const turned = sum.operation === 'divide' ? 0.3 : 0;
    return kind + 0.5 + 0.6 * loadOf(calculation) + turned + hiddenLoad(seen);
  }
  // 4 m + 30 cm: what is joined stands in two units.
  const isMixed = new Set(numbers.map(({ unit }) => unit)).size > 1 ? 0.1 : 0;
  return kind + decimals + isMixed + 0.2 * digits + 0.5 * Math.max(0, numbers.length - 2);
}

const hourParts: Readonly<Record<string, number>> = {
  hours: -1.6,
  halves: -0.9,
  quarters: -0.4,
  minutes: 0.2,
};

/** Where five minutes are counted a child reads a number of the clock; single minutes lie between. */
const minuteLoad = (minutes: number): number => (minutes % 5 === 0 ? 0 : 0.25);

function readTime({ numbers, rest }: Seen, way: string, known: number): number {
  const afternoon = numbers.some(({ value }) => value.num >= 13 * 60) ? 0.4 : 0;
  const manner = way === 'words' ? 0.3 : way === 'set' ? 0.1 : 0;
  const minutes = rest.endsWith('minutes')
    ? Math.max(0, ...numbers.map(({ value }) => minuteLoad(value.num)))
    : 0;
  return known + manner + afternoon + minutes;
}

/** β in logits of a sum with times of day and durations. */
export function clockDifficulty(seen: Seen): number {
  const { sum, numbers, rest, digits, places } = seen;
  const [way = '', part = ''] = rest.split('/');
  const known = hourParts[part];
  if (known !== undefined) return readTime(seen, way, known);
  if (way === 'duration') {
    const broken = places > 0 || numbers.some(({ value }) => value.den > 1) || sum.answer.den > 1;
    const hole = [...holesIn(sum.left), ...holesIn(sum.right)][0];
    const isUp = numbers[0] && hole && compare(unitSize(numbers[0].unit), unitSize(hole.unit)) < 0;
    return 0.1 + 0.3 * digits + (broken ? 0.6 : 0) + (isUp ? 0.2 : 0);
  }
  const moments = numbers.filter(({ unit }) => unit === 'clock');
  const [start] = moments;
  const from = start?.value.num ?? 0;
  const to = moments[1]?.value.num ?? sum.answer.num;
  const [early, late] = from <= to ? [from, to] : [to, from];
  const minutes = Math.abs(to - from);
  // Whole hours leave the minutes as they are; to pass a full hour is to pass sixty.
  const isHours = minutes % 60 === 0;
  const crosses = !isHours && early % 60 > late % 60 && late % 60 !== 0 ? 0.55 : 0;
  const uneven = !isHours && [early, late].some((moment) => moment % 15 !== 0) ? 0.3 : 0;
  const many = !isHours && minutes > 60 ? 0.25 : 0;
  const subtracts = sum.operation === 'subtract' ? (way === 'between' ? 0.35 : 0.25) : 0;
  return (isHours ? -0.2 : 0.15) + crosses + uneven + many + subtracts;
}
