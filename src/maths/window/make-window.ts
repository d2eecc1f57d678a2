import type { SchoolCalendar } from '../calendar/school-calendar';
import { daysBetween } from '../calendar/school-days';
import type { SumCollection } from '../collections/sum-collection';
import { firstOf } from '../first-of';
import { type Difficulties, startDifficulties } from '../learn/difficulty';
import type { Learner } from '../learn/learner';
import { mathsVersion } from '../learn/maths-version';
import { isAutomated } from '../learn/phase';
import { randomFrom, seedOf } from '../random';
import type { SkillId, SumId } from '../sum/sum';
import { type Beside, type Beyond, nearestBeyond, reachBeyond } from './pool/beyond';
import {
  type Candidate,
  candidatesOf,
  isFragile,
  isIntroduced,
  isNearly,
  isRested,
  longestAgo,
} from './pool/candidates';
import { fillFor } from './pool/fill';
import { type Ladder, ladderOf } from './pool/ladder';
import { newInOrder, newToFindTheLevel, roomForNew } from './pool/new-sums';
import { procedurePool } from './pool/procedure-pool';
import { fluencyPool, startPool } from './pool/test-pools';
import type { PoolReason, PracticeSettings, SumWindow, WindowPurpose } from './sum-window';

export interface WindowRequest {
  /** UUIDs of the window, the pupil and the practice task. */
  readonly id: string;
  readonly pupilId: string;
  readonly practiceTaskId: string;
  readonly collection: SumCollection;
  /**
   * The collections directly below and above it from which the window may bring sums; none when it is left out, as where
   * a teacher wants this collection and nothing else.
   */
  readonly beside?: Beside;
  /** Only the sums of the collection, and of those beside it, matter; others may be absent. */
  readonly learner: Learner;
  /** The start values when it is not given. */
  readonly difficulties?: Difficulties;
  readonly settings: PracticeSettings;
  /** Practice, unless it is a test. */
  readonly purpose?: WindowPurpose;
  /** Epoch ms, server clock. */
  readonly now: number;
  /** Calendar day in the school's time zone. */
  readonly day: string;
  /** The holidays of the pupil's school; without it every Monday to Friday is a school day. */
  readonly calendar?: SchoolCalendar;
  readonly seed: number;
}

type Pool = Map<SumId, { readonly candidate: Candidate; readonly reason: PoolReason }>;

/** Shares of a round that reviews and nearly known sums may take, so that fragile sums keep their turn. */
const reviewShare = 1 / 4;
const nearlyShare = 1 / 6;
/** Days from one fluent answer to the next before a sum is automated: three days, seven apart, in three answers. */
const nearlyGaps = [2, 4] as const;
const knownWanted = 6;
/** New sums beyond the limit of a session where a round could not be filled otherwise. */
const fewMore = 4;
const knownFrom = 0.95;

const add = (pool: Pool, candidates: readonly Candidate[], reason: PoolReason): void => {
  for (const candidate of candidates) {
    if (!pool.has(candidate.sum.id)) pool.set(candidate.sum.id, { candidate, reason });
  }
};

/** Different sums a round cannot do without, as none is asked more than twice and none again within a few tasks. */
const differentNeeded = (length: number): number => Math.max(8, Math.ceil(length / 2) + 2);

const surest = (a: Candidate, b: Candidate): number => b.probability - a.probability;

/** Whether a nearly known sum has rested long enough to be worth asking. */
function hasRested({ memory: { fluentDays } }: Candidate, day: string): boolean {
  const last = fluentDays.at(-1);
  const [short, long] = nearlyGaps;
  return last === undefined || daysBetween(last, day) >= (fluentDays.length === 1 ? short : long);
}

function adaptivePool(ladder: Ladder, candidates: readonly Candidate[], request: WindowRequest): Pool {
  const { settings, now, day } = request;
  const pool: Pool = new Map();
  const length = settings.sumsPerRound;
  const introduced = candidates.filter(isIntroduced);
  const fragile = introduced
    .filter((candidate) => isFragile(candidate) && isRested(candidate, now))
    .sort(surest);
  const nearly = introduced.filter(isNearly).sort(longestAgo);
  const due = introduced
    .filter(({ memory }) => isAutomated(memory) && memory.due !== null && memory.due <= day)
    .sort((a, b) => (a.memory.due ?? '').localeCompare(b.memory.due ?? ''));
  const fresh = newInOrder(ladder, candidates, now);
  const wanted = roomForNew(introduced, settings.fragileLimit, now, day);

  add(pool, due.slice(0, Math.ceil(length * reviewShare)), 'review');
  add(pool, fragile.slice(0, settings.fragileLimit), 'practising');
  const isBeginner = introduced.length === 0;
  add(pool, isBeginner ? newToFindTheLevel(ladder, fresh, wanted) : fresh.slice(0, wanted), 'new');
  const rested = nearly.filter((candidate) => hasRested(candidate, day));
  add(pool, rested.slice(0, Math.ceil(length * nearlyShare)), 'practising');

  // What a full round still lacks: a few more from the ladder, nearly known, due later, then further up the ladder.
  // The last only when the pupil has hardly begun: that is how a first round finds its level.
  const automated = introduced.filter(({ memory }) => isAutomated(memory)).sort(longestAgo);
  const fill = (group: readonly Candidate[], reason: PoolReason) => {
    const lacking = differentNeeded(length) - pool.size;
    if (lacking <= 0) return;
    const others = group.filter(({ sum }) => !pool.has(sum.id));
    add(
      pool,
      reason === 'new' ? newToFindTheLevel(ladder, others, lacking) : others.slice(0, lacking),
      reason,
    );
  };
  if (wanted > 0) fill(fresh.slice(0, wanted + fewMore), 'new');
  fill(fragile, 'practising');
  fill(nearly, 'practising');
  fill(automated, 'review');
  fill(fresh, 'new');
  fill(
    candidates.filter((candidate) => !isIntroduced(candidate)),
    'new',
  );
  addKnown(pool, candidates, request);
  return pool;
}

/** Sums that the pupil is sure to know, to begin, to end and to recover with; those it has met come first. */
function addKnown(pool: Pool, candidates: readonly Candidate[], { settings, seed }: WindowRequest): void {
  const known = candidates.filter(({ sum, probability }) => probability >= knownFrom && !pool.has(sum.id));
  const drawn = randomFrom(seedOf(seed, 'known')).drawn(
    known,
    knownWanted,
    (a, b) => Number(isIntroduced(b)) - Number(isIntroduced(a)) || longestAgo(a, b),
  );
  add(pool, drawn, 'known');
  if (pool.size < differentNeeded(settings.sumsPerRound) + 2) {
    const others = candidates.filter(({ sum }) => !pool.has(sum.id));
    add(pool, firstOf(others, 3, surest), 'known');
  }
}

function bucketPool(ladder: Ladder, candidates: readonly Candidate[], request: WindowRequest): Pool {
  const pool: Pool = new Map();
  const { learner, settings, seed } = request;
  const random = randomFrom(seedOf(seed, 'buckets'));
  for (const [candidate, reason] of procedurePool(
    ladder,
    candidates,
    learner,
    settings.sumsPerRound,
    random,
  )) {
    add(pool, [candidate], reason);
  }
  addKnown(pool, candidates, request);
  return pool;
}

/** The same sums for everyone on a day: evenly over the ladder, one from each stretch. */
function fixedPool(candidates: readonly Candidate[], { collection, settings, day }: WindowRequest): Pool {
  const pool: Pool = new Map();
  const random = randomFrom(seedOf(collection.key, collection.version, day));
  const count = Math.min(settings.sumsPerRound, candidates.length);
  for (let place = 0; place < count; place += 1) {
    const start = Math.floor((place * candidates.length) / count);
    const end = Math.floor(((place + 1) * candidates.length) / count);
    add(
      pool,
      candidates
        .slice(start, end)
        .slice(random.below(end - start))
        .slice(0, 1),
      'practising',
    );
  }
  return pool;
}

/**
 * Shares of a round that sums from beside the collection may take. Of facts half at the most come from below, for one is
 * learned without the other; a procedure that is too hard as yet gives way to what it rests on.
 */
const beyondShares = {
  below: { facts: 0.5, procedures: 0.75 },
  above: { facts: 0.5, procedures: 0.5 },
} as const;

/** Brings sums from beside the collection, in place of those of its own that are hardest, or known best. */
function addBeyond(pool: Pool, beyond: Beyond, byBucket: boolean, { settings }: WindowRequest): void {
  const { reach } = beyond;
  const share = beyondShares[reach][byBucket ? 'procedures' : 'facts'];
  const scored = [...pool.values()].filter(({ reason }) => reason !== 'known');
  const isFact = ({ candidate: { sum } }: (typeof scored)[number]) => sum.learnedAs === 'fact';
  // Of the bucket in practice some stay, or the pupil would never come back to it; then what is easiest, or hardest.
  const inOrder = scored.sort(
    (a, b) =>
      (reach === 'below' && byBucket
        ? Number(b.reason === 'practising') - Number(a.reason === 'practising') ||
          Number(isFact(a)) - Number(isFact(b))
        : 0) || (reach === 'below' ? -1 : 1) * (a.candidate.probability - b.candidate.probability),
  );
  const brought = nearestBeyond(beyond, Math.ceil(share * settings.sumsPerRound));
  const kept = Math.max(
    differentNeeded(settings.sumsPerRound) - brought.length,
    Math.ceil((1 - share) * settings.sumsPerRound),
  );
  for (const [place, { candidate }] of inOrder.entries()) {
    if (place >= kept || reach === 'below') pool.delete(candidate.sum.id);
  }
  // What was too hard is tried again and again, as the next step.
  if (reach === 'below') {
    add(
      pool,
      inOrder.slice(0, kept).map(({ candidate }) => candidate),
      'new',
    );
  }
  add(pool, brought, 'practising');
}

const testPools = { 'fluency-test': fluencyPool, 'start-test': startPool } as const;

function poolOf(ladder: Ladder, candidates: readonly Candidate[], request: WindowRequest): Pool {
  const { purpose = 'practice', settings, seed } = request;
  if (purpose === 'practice') {
    if (settings.series === 'fixed') return fixedPool(candidates, request);
    return ladder.isByBucket
      ? bucketPool(ladder, candidates, request)
      : adaptivePool(ladder, candidates, request);
  }
  const pool: Pool = new Map();
  add(pool, testPools[purpose](candidates, randomFrom(seedOf(seed, purpose))), 'test');
  return pool;
}

function drawProbes(candidates: readonly Candidate[], { seed, settings }: WindowRequest): Candidate[] {
  const count = Math.ceil(settings.sumsPerRound / 10);
  return randomFrom(seedOf(seed, 'probe')).drawn(candidates.filter(isIntroduced), count);
}

/**
 * Chooses the sums now in practice for one pupil: reviews that are due, at most `fragileLimit` fragile ones, new ones
 * when there is room, some nearly known, probes drawn by chance, and known ones for the warm-up and for relief.
 * There are always enough for a whole round, also for a pupil of whom nothing is known.
 */
export function makeWindow(request: WindowRequest): SumWindow {
  const { collection, learner, settings, difficulties = startDifficulties } = request;
  const ladder = ladderOf(collection, difficulties);
  const candidates = candidatesOf(ladder, learner, request.now);
  const { purpose = 'practice' } = request;
  const pool = poolOf(ladder, candidates, request);
  const isAdaptive = purpose === 'practice' && settings.series === 'adaptive';
  const needed = differentNeeded(settings.sumsPerRound);
  const standing = { ladder, candidates, learner, difficulties, now: request.now, needed };
  const beyond = isAdaptive && request.beside ? reachBeyond(request.beside, standing) : null;
  if (beyond) {
    addBeyond(pool, beyond, ladder.isByBucket, request);
    addKnown(pool, beyond.candidates, request);
  }
  const byBucket = isAdaptive && ladder.isByBucket;
  const probes = isAdaptive ? drawProbes(candidates, request) : [];
  add(pool, probes, 'probe');
  const chosen = [...pool.values()];
  const sums = chosen.map(({ candidate }) => candidate.sum);
  const nodes = new Set(sums.flatMap(({ skills }) => skills));
  return {
    id: request.id,
    pupilId: request.pupilId,
    practiceTaskId: request.practiceTaskId,
    collection: { key: collection.key, version: collection.version },
    mathsVersion,
    difficultyVersion: difficulties.version,
    seed: request.seed,
    year: learner.year,
    createdAt: request.now,
    day: request.day,
    ...(request.calendar && { calendar: request.calendar }),
    settings,
    ...(purpose !== 'practice' && { purpose }),
    ...(byBucket && { byBucket }),
    ...(beyond && { beyond: beyond.reach }),
    ...(ladder.hasBelowZero && { belowZero: true }),
    ability: learner.ability,
    skills: Object.fromEntries(
      Object.entries(learner.skills).filter(([skill]) => nodes.has(skill as SkillId)),
    ),
    pool: chosen
      .sort((a, b) => a.candidate.place - b.candidate.place)
      .map(({ candidate: { sum, difficulty, memory }, reason }) => ({
        sumId: sum.id,
        difficulty,
        memory,
        reason,
      })),
    ...(purpose === 'practice' && { fill: fillFor(sums, ladder, candidates) }),
    probes: probes.map(({ sum }) => sum.id),
  };
}
