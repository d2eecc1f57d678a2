import type { TaskPurpose } from '../../answer-mode';
import { nearlyFrom } from '../../learn/memory';
import { chanceWithoutKnowing, probability } from '../../learn/probability';
import { randomFrom, seedOf } from '../../random';
import { parseSumOrThrow } from '../../sum/read-sum';
import { hasShape } from '../../sum/shape/shapes-of';
import type { SumId } from '../../sum/sum';
import { bucketShares, factSharesBelow, sharesWithoutError } from '../../window/pool/procedure-pool';
import type { PoolEntry, SumWindow } from '../../window/sum-window';
import { guessingOf } from '../judging/guessing';
import type { Round } from '../round-state';
import { askedIn } from './asked-in';
import { asksSeveral } from './asks-several';

export interface Pick {
  readonly sumId: SumId;
  readonly purpose: TaskPurpose;
}

/**
 * Jansen et al. 2013: with about 85 % right children do more sums, and learn more, than with 75 %. On each of three
 * memories this keeps 80 to 90 % of a round right for nearly every child, and as many facts as aiming lower does.
 */
const targetProbability = 0.85;
/** Of procedures, which are worked out and not recalled. */
const bucketTarget = 0.8;
const knownFrom = 0.95;
/** Tasks with known sums before practice begins; where a task asks several sums, one holds them all. */
const warmUps = { one: 2, several: 1 } as const;
const probeEvery = 10;
const timesAsked = 2;
const pauseBetween = { usual: 6, few: 3 } as const;
const fewSums = 12;
const missesBeforeRelief = 2;
/**
 * Misses in a round from which it turns to what goes well, wherever they fell: five in one round are too many for a child
 * (Jansen et al. 2013), and relief after two running does not see those that are spread.
 */
const spared = { from: 3, probability: 0.95, wholly: 4 } as const;

interface Choice {
  readonly entry: PoolEntry;
  readonly probability: number;
  readonly asked: number;
  /** Tasks since it was asked last: 1 is the task just done; infinite when it was not. */
  readonly ago: number;
}

function choicesOf(round: Round): Choice[] {
  const {
    window,
    config: { mode, optionCount, tempo },
    learner,
    past,
  } = round;
  const asked = askedIn(round);
  const shown = { length: optionCount };
  const guessing = guessingOf({ mode, options: Array.from(shown), sumIds: Array.from(shown) });
  return window.pool
    .filter(({ sumId }) => asked.has(sumId))
    .map((entry) => {
      const sum = parseSumOrThrow(entry.sumId);
      const places = past.flatMap(({ sumIds }, position) => (sumIds.includes(entry.sumId) ? [position] : []));
      const last = places.at(-1);
      return {
        entry,
        probability: probability(learner, sum, {
          now: window.createdAt,
          difficulty: entry.difficulty,
          guessing: chanceWithoutKnowing(sum.learnedAs, { guessing, tempo }),
        }),
        asked: places.length,
        ago: last === undefined ? Number.POSITIVE_INFINITY : past.length - last,
      };
    });
}

const best = (choices: readonly Choice[], penalty: (choice: Choice) => number): Choice | undefined =>
  choices.reduce<Choice | undefined>(
    (found, choice) => (found === undefined || penalty(choice) < penalty(found) ? choice : found),
    undefined,
  );

/** A sum this pupil is sure to know, that the model does not need to see now. */
function pickKnown({ window, past }: Round, choices: readonly Choice[]): Choice | undefined {
  const sure = choices.filter(
    ({ entry, probability, ago }) =>
      entry.reason === 'known' &&
      !window.probes.includes(entry.sumId) &&
      probability >= knownFrom &&
      ago > pauseBetween.few,
  );
  const fresh = sure.filter(({ asked }) => asked === 0);
  const random = randomFrom(seedOf(window.seed, 'known', past.length));
  return random.shuffled(fresh.length > 0 ? fresh : sure)[0];
}

const safest = (choices: readonly Choice[]): Choice | undefined =>
  best(
    choices.filter(({ ago }) => ago > pauseBetween.few),
    ({ probability }) => -probability,
  );

/** Procedures are practised bucket by bucket, and facts of a child that needs easier ones half and half. */
const isByShares = ({ byBucket, beyond }: SumWindow): boolean => byBucket === true || beyond === 'below';

/**
 * Of a window by buckets, or one of facts with sums from below: the sums of the part that has had least of its share of the practice
 * so far.
 */
function inShare({ window, past }: Round, choices: readonly Choice[]): readonly Choice[] {
  const reasonOf = new Map(window.pool.map(({ sumId, reason }) => [sumId, reason]));
  const usual = past.length > 0 && past.every(({ right }) => right) ? sharesWithoutError : bucketShares;
  const shares = isByShares(window) && !window.byBucket ? factSharesBelow : usual;
  const done = past.filter(({ purpose }) => purpose === 'practice').flatMap(({ sumIds }) => sumIds);
  const groups = (['practising', 'review', 'new'] as const).flatMap((reason) => {
    const sums = choices.filter(({ entry, asked }) => entry.reason === reason && asked === 0);
    const had = done.filter((sumId) => reasonOf.get(sumId) === reason).length;
    return sums.length > 0 ? [{ sums, had, share: shares[reason] }] : [];
  });
  const whole = groups.reduce((sum, { share }) => sum + share, 0);
  const lacking = ({ share, had }: (typeof groups)[number]) => (share / whole) * (done.length + 1) - had;
  return groups.sort((a, b) => lacking(b) - lacking(a))[0]?.sums ?? [];
}

/** The scored sum whose chance is nearest to the target; rules give way, the softest first, rather than end a round. */
function pickPractice(round: Round, choices: readonly Choice[]): Choice | undefined {
  const { window, learner } = round;
  const met = choices.filter(({ entry }) => entry.memory.introduced !== null).length;
  const pause = met < fewSums ? pauseBetween.few : pauseBetween.usual;
  const inPractice = choices.filter(({ entry }) => entry.reason !== 'known' && entry.reason !== 'probe');
  const settled = ({ sumId, difficulty }: PoolEntry) =>
    probability(learner, parseSumOrThrow(sumId), { now: window.createdAt, difficulty }) >= nearlyFrom;
  const isSpared = missesIn(round) >= spared.from;
  const target = isSpared ? spared.probability : window.byBucket ? bucketTarget : targetProbability;
  const distance = ({ probability }: Choice) => Math.abs(probability - target);
  const share = inShare(round, inPractice);
  const attempts: readonly (readonly Choice[])[] = [
    isByShares(window) && !isSpared
      ? share.filter(({ entry: { sumId } }) => !window.probes.includes(sumId))
      : [],
    // What is nearly known or better needs no second turn in one round, and a probe is not to be practised first.
    inPractice.filter(
      ({ entry, asked, ago }) =>
        asked < (asked > 0 && settled(entry) ? 1 : timesAsked) &&
        ago > pause &&
        !window.probes.includes(entry.sumId),
    ),
    inPractice.filter(({ asked, ago }) => asked < timesAsked && ago > pauseBetween.few),
    choices.filter(({ asked, ago }) => asked < timesAsked && ago > pauseBetween.few),
    choices.filter(({ ago }) => ago > pauseBetween.few),
    choices.filter(({ ago }) => ago > 1),
    choices,
  ];
  const group = attempts.find((each) => each.length > 0) ?? [];
  if (window.settings.series === 'fixed') return best(group, ({ asked }) => asked);
  const { takenBefore } = round.config;
  const refused = takenBefore
    ? group.filter(({ entry, asked }) => asked === 0 && !hasShape(parseSumOrThrow(entry.sumId), takenBefore))
    : [];
  return best(refused.length > 0 && !isSpared ? refused : group, distance);
}

/** Every tenth scored task: the next sum that was drawn, as long as this round has not shown it yet. */
function pickProbe({ window, past }: Round, choices: readonly Choice[]): Choice | undefined {
  const scored = past.filter(({ purpose }) => purpose === 'practice' || purpose === 'probe').length;
  if ((scored + (window.seed % probeEvery)) % probeEvery !== probeEvery - 1) return undefined;
  const unseen = choices.filter(({ asked }) => asked === 0);
  for (const sumId of window.probes) {
    const probe = unseen.find(({ entry }) => entry.sumId === sumId);
    if (probe) return probe;
  }
  return undefined;
}

const missesIn = ({ past }: Round): number => past.filter(({ right }) => !right).length;

const as = (choice: Choice | undefined, purpose: TaskPurpose): Pick | null =>
  choice ? { sumId: choice.entry.sumId, purpose } : null;

function pickReturn({ returns, past, config }: Round): Pick | null {
  const position = past.length;
  const isLastChance = position === config.length - 2;
  const due = returns.find(({ from, sumId }) => {
    const isFresh = past.at(-1)?.sumIds.includes(sumId) ?? false;
    return from <= position || (isLastChance && !isFresh);
  });
  return due ? { sumId: due.sumId, purpose: 'return' } : null;
}

/** The sum to ask next and why; null only for a window without sums. */
export function pickNext(round: Round): Pick | null {
  const choices = choicesOf(round);
  if (round.window.settings.series === 'fixed') return as(pickPractice(round, choices), 'practice');
  const position = round.past.length;
  if (position < warmUps[asksSeveral(round.config.mode) ? 'several' : 'one']) {
    const known = as(pickKnown(round, choices), 'warm-up');
    if (known) return known;
  }
  if (round.missesInRow >= missesBeforeRelief || missesIn(round) >= spared.wholly) {
    const relief = as(pickKnown(round, choices) ?? safest(choices), 'relief');
    if (relief) return relief;
  }
  if (position === round.config.length - 1) {
    const ending = as(pickKnown(round, choices), 'relief');
    if (ending) return ending;
  }
  return (
    pickReturn(round) ??
    as(pickProbe(round, choices), 'probe') ??
    as(pickPractice(round, choices), 'practice')
  );
}

/** Fill of a shape that the game takes comes before other fill of its family. */
function takenFirst({ config: { takes } }: Round, fill: readonly SumId[]): readonly SumId[] {
  if (takes === undefined) return fill;
  const taken = new Set(fill.filter((id) => hasShape(parseSumOrThrow(id), takes)));
  return [...taken, ...fill.filter((id) => !taken.has(id))];
}

/**
 * Sums that may stand beside the picked one in a task of several, the best first. In practice these are the sums in
 * practice, for each item is an answer; anywhere else they are known ones and fill, so that a probe stays a probe and
 * a sum that returns returns among sums that frighten nobody.
 */
export function beside(round: Round, { sumId, purpose }: Pick): SumId[] {
  const { window, past, returns } = round;
  // A sum that only filled a field returns too when it was missed.
  const asked = askedIn(round);
  const fill = takenFirst(
    round,
    (window.fill ?? []).filter((id) => id !== sumId && asked.has(id)),
  );
  const choices = choicesOf(round).filter(
    ({ entry }) => entry.sumId !== sumId && !window.probes.includes(entry.sumId),
  );
  const byDistance = (group: readonly Choice[]) =>
    [...group]
      .sort(
        (a, b) =>
          a.asked - b.asked ||
          Math.abs(a.probability - targetProbability) - Math.abs(b.probability - targetProbability),
      )
      .map(({ entry }) => entry.sumId);
  const known = byDistance(choices.filter(({ entry }) => entry.reason === 'known'));
  if (purpose === 'probe') return [...fill, ...known];
  if (purpose !== 'practice') {
    const due = returns.filter(({ from }) => from <= past.length).map((each) => each.sumId);
    const others = purpose === 'return' ? due.filter((id) => id !== sumId) : [];
    return [...new Set([...others, ...known, ...fill])];
  }
  const inPractice = choices.filter(({ entry }) => entry.reason !== 'known' && entry.reason !== 'probe');
  const fresh = inPractice.filter(({ asked, ago }) => asked < timesAsked && ago > 1);
  return [
    ...byDistance(fresh),
    ...known,
    ...fill,
    ...byDistance(inPractice.filter((each) => !fresh.includes(each))),
  ];
}
