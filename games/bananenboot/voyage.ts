import {
  compare,
  dividedBy,
  equals,
  minus,
  plus,
  type Rational,
  rational,
  times,
} from '@/maths/number/rational';
import { unitSize } from '@/maths/number/unit';
import { readAnswerNotation, valueOfAnswer } from '@/maths/sum/answer';
import type { Sum } from '@/maths/sum/sum';
import { equalJumps, type Jump, lengthOf, mostJumps, shareJumps, sizeOf, through } from './jumps';
import type { Route } from './route';

/** What the boat does after an answer. */
export interface Voyage {
  readonly jumps: readonly Jump[];
  readonly landing: Rational;
  /** What is left over after the jumps of a division, as a way. */
  readonly rest: Jump | null;
}

/** A way of more equal jumps than this is one jump. */
const mostAstray = 14;

/** Returns the way of the right answer. */
export function rightVoyage({ asks, jumps, start, end }: Route): Voyage {
  const at = jumps.at(-1)?.to ?? start;
  const rest = asks === 'share' && !equals(at, end) ? { from: at, to: end } : null;
  return { jumps, landing: end, rest };
}

/** Returns where an answer in canonical notation leads; null when it is no number. */
export function voyageOf(sum: Sum, route: Route, canonical: string | null): Voyage | null {
  const answer = canonical === null ? null : readAnswerNotation(canonical);
  if (answer === null) return null;
  if (answer.kind === 'remainder') return shareVoyage(answer.quotient, answer.rest, sum);
  const value = valueOfAnswer(sum, answer);
  if (value === null) return null;
  const size = times(value, unitSize(sum.answerSpec.unit ?? undefined));
  const landing = route.asks === 'jump' ? plus(route.start, times(size, rational(route.direction))) : size;
  return { jumps: astray(route, landing), landing, rest: null };
}

function shareVoyage(quotient: number, rest: number, sum: Sum): Voyage {
  const divisor = rational(sum.answerSpec.divisor ?? 1);
  const jumps = shareJumps(quotient, divisor);
  const at = times(divisor, rational(quotient));
  const landing = plus(at, rational(rest));
  return { jumps, landing, rest: rest === 0 ? null : { from: at, to: landing } };
}

/** Equal jumps go on as long as they fit; any other way astray is one jump. */
function astray({ each, start }: Route, landing: Rational): readonly Jump[] {
  if (each === null || each.num <= 0) return through([start, landing]);
  const { num, den } = dividedBy(minus(landing, start), each);
  const count = Math.floor(num / den);
  if (count < 1 || count > mostAstray) return through([start, landing]);
  const jumps = equalJumps(start, each, count);
  const at = jumps.at(-1)?.to ?? start;
  return [...jumps, ...through([at, landing])];
}

/** Whether a rest is so large that one more jump fits in it. */
export const isRestTooLarge = ({ rest }: Voyage, sum: Sum): boolean => {
  const { divisor } = sum.answerSpec;
  return rest !== null && divisor !== null && compare(lengthOf(rest), rational(divisor)) >= 0;
};

/**
 * Returns the place in the right way of the jump that slipped: it was left out, done the other way or done once too often.
 * Null where the answer does not tell.
 */
export function slippedJump({ jumps, end, each }: Route, landing: Rational): number | null {
  if (jumps.length < 2 || jumps.length > mostJumps) return null;
  const stop = jumps.findIndex(({ to }) => equals(to, landing));
  if (stop >= 0 && stop < jumps.length - 1) return stop + 1;
  // Of equal jumps none differs from the others.
  if (each !== null) return null;
  const off = sizeOf(minus(landing, end));
  const place = jumps.findIndex((jump) =>
    [1, 2].some((often) => equals(times(lengthOf(jump), rational(often)), off)),
  );
  return place < 0 ? null : place;
}
