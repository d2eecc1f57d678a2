import { commonMultiple, rational } from '../../number/rational';
import { wholeLoad } from './chain';
import { hiddenLoad, partsOf, type Seen, sizeOf } from './seen';

/*
 * Fractions. Adding is easy with one denominator, harder where one has to be made a multiple of the other, and hardest
 * where both change; multiplying invites keeping the denominator, and dividing is done by a rule that few can explain
 * (Siegler, Thompson & Schneider 2011; Siegler & Lortie-Forgues 2015; Braithwaite, Pyke & Siegler 2017). Halves and quarters are
 * known before all others (Hart 1981).
 */

const divided = (whole: number, by: number): number =>
  whole % by === 0
    ? wholeLoad({ operation: 'divide', a: rational(whole), b: rational(by), result: rational(whole / by) })
    : 1;

/** 3/4 of 20 is a division and, where it is not one part, a product. */
function partOf({ sum, numbers, ...seen }: Seen): number {
  const part = numbers.find(({ value }) => value.den > 1)?.value ?? sum.answer;
  const rest = [...numbers.map(({ value }) => value), sum.answer].filter(({ den }) => den === 1);
  const whole = Math.max(...rest.map(sizeOf), 0);
  const isHalf = part.num === 1 && part.den === 2;
  const more = part.num > 1 ? 0.55 : 0;
  return 0.3 + divided(whole, part.den) * 0.8 - (isHalf ? 0.2 : 0) + more + (seen.isHidden ? 0.35 : 0);
}

function additive(seen: Seen): number {
  const { sum, numbers, rest } = seen;
  const dens = [...new Set(numbers.map(partsOf).filter((den) => den > 1))];
  const most = Math.max(...dens, 1);
  const common = commonMultiple(dens);
  const isKnown = most <= 4;
  const mixed = numbers.some(({ written }) => written?.form === 'mixed') ? 0.4 : 0;
  const subtracts = sum.operation === 'subtract' ? 0.1 : 0;
  // 5/8 + 7/8 has to be made 1 1/2, 2 1/4 − 3/4 has a whole to be broken.
  const passes = sum.answer.num > sum.answer.den && sum.answer.den > 1 ? 0.2 : 0;
  const load = mixed + subtracts + passes + hiddenLoad(seen) - (isKnown ? 0.25 : 0);
  if (rest.endsWith('same-denominator')) return 0.35 + 0.03 * most + load;
  const isRelated = common === most;
  return (isRelated ? 1.05 : 1.35) + 0.02 * Math.min(common, 24) + load;
}

/** Another name of a fraction: by the number both parts are multiplied with, or divided by. */
function renamed({ sum, numbers, rest, ...seen }: Seen): number {
  const parts = Math.max(...numbers.map(partsOf), sum.answer.den, 1);
  const mixed = numbers.some(({ written }) => written?.form === 'mixed') ? 0.3 : 0;
  const isKnown = parts <= 4 ? 0.25 : 0;
  const lowest = rest === 'simplify' ? 0.25 : 0;
  const form = sum.answerSpec.strict ? 0.25 : 0;
  return 0.5 + 0.03 * Math.min(parts, 25) + mixed + lowest + form - isKnown + (seen.isHidden ? 0.1 : 0);
}

function multiplied(seen: Seen): number {
  const { numbers } = seen;
  const fractions = numbers.filter(({ value }) => value.den > 1);
  const dens = fractions.map(({ value }) => value.den);
  const isUnit = fractions.every(({ value }) => value.num === 1);
  const load = 0.025 * Math.min(Math.max(...dens, 1), 12) + (isUnit ? 0 : 0.15) + hiddenLoad(seen);
  if (fractions.length < 2) return 0.75 + load - (dens[0] === 2 ? 0.2 : 0);
  // 3/5 × 1/5: the denominator looks as if it stayed.
  return 1 + load + (dens[0] === dens[1] ? 0.15 : 0);
}

function shared(seen: Seen): number {
  const { numbers } = seen;
  const [first, second] = numbers.map(({ value }) => value);
  const parts = 0.015 * Math.min(Math.max(...numbers.map(partsOf), 1), 12) + hiddenLoad(seen);
  if (!first || !second) return 1.6 + parts;
  if (first.den === 1) return (second.num === 1 ? 1.25 : 1.65) + parts - (second.den === 2 ? 0.1 : 0);
  if (second.den === 1) return (first.num % second.num === 0 ? 1.3 : 1.6) + parts;
  return (first.den === second.den ? 1.6 : 1.8) + parts;
}

/** β in logits of a sum with fractions. */
export function fractionDifficulty(seen: Seen): number {
  const { rest } = seen;
  if (rest === 'part-of') return partOf(seen);
  if (rest.endsWith('denominator') || rest.endsWith('denominators')) return additive(seen);
  if (rest === 'multiply') return multiplied(seen);
  return rest === 'divide' ? shared(seen) : renamed(seen);
}
