import type { SumCollection } from '../collections/sum-collection';
import type { Learner } from '../learn/learner';
import { isAllKnown } from '../window/pool/beyond';
import { candidatesOf, isIntroduced } from '../window/pool/candidates';
import { ladderOf } from '../window/pool/ladder';

/*
 * Which collections of the year's course a pupil practises today. The weeks of the year bring them in turn; a pupil that has all of one
 * goes on before its week, and what was left behind, or was not practised for weeks, comes back on some days.
 */

/** Weeks over which a course is spread; what is left of the year is for what faded. */
export const courseWeeks = 36;
const dayMs = 86_400_000;
/** Known collections come back after this time, others after a few days. */
const fadedAfterMs = 28 * dayMs;
const restedAfterMs = 5 * dayMs;
/** With fewer sums met a collection was not practised: its sums came with others. */
const begunFrom = 6;
/** One of so many school days goes to what comes back. */
const repeatEvery = 3;

export interface CourseRequest {
  /** The collections of the year in the order of its weeks. */
  readonly course: readonly SumCollection[];
  /** What comes when all of it is known; not given where a teacher wants no step further. */
  readonly after?: readonly SumCollection[];
  /** Knows the sums of these collections; others may be absent. */
  readonly learner: Learner;
  /** Week of the school year, from 1. */
  readonly week: number;
  /** Number of the day: neighbours take turns. */
  readonly dayNumber: number;
  /** Epoch ms. */
  readonly now: number;
}

/** Today's part of a course, the most important first; nothing twice, and `next` is always another step. */
export interface CourseToday {
  /** What is asked today; null when the course is empty, or all of it is known and fresh. */
  readonly asked: string | null;
  /** What the pupil may do beside it. */
  readonly choices: readonly string[];
}

interface Step {
  readonly key: string;
  readonly place: number;
  readonly isKnown: boolean;
  readonly isBegun: boolean;
  /** Epoch ms; 0: never. */
  readonly lastPractised: number;
}

function stepOf(collection: SumCollection, place: number, { learner, now }: CourseRequest): Step {
  const ladder = ladderOf(collection);
  const candidates = candidatesOf(ladder, learner, now);
  const met = candidates.filter(isIntroduced);
  return {
    key: collection.key,
    place,
    isKnown: isAllKnown(ladder, candidates, learner),
    isBegun: met.length >= Math.min(begunFrom, candidates.length),
    lastPractised: Math.max(0, ...met.map(({ memory }) => memory.lastAnswered ?? 0)),
  };
}

/** The place in a course that its week has reached. */
export const placeOfWeek = (week: number, steps: number): number =>
  Math.min(steps - 1, Math.floor(((Math.max(1, week) - 1) * steps) / courseWeeks));

const longestAgo = (a: Step, b: Step): number => a.lastPractised - b.lastPractised || a.place - b.place;

/** The step that most needs to come back: practised and not known, known and faded, then passed over unseen. */
function toRepeat(steps: readonly Step[], current: Step | undefined, now: number): Step | undefined {
  const others = steps.filter((step) => step !== current);
  const [back] = others
    .filter(
      ({ isBegun, isKnown, lastPractised }) =>
        isBegun && now - lastPractised >= (isKnown ? fadedAfterMs : restedAfterMs),
    )
    .toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown) || longestAgo(a, b));
  return back ?? others.find(({ isBegun, isKnown }) => !isBegun && !isKnown);
}

/**
 * Chooses today's part of a course: the step of this week, or the first after it that the pupil does not have yet; every
 * third school day one that comes back instead.
 */
export function courseToday(request: CourseRequest): CourseToday {
  const { course, after = [], week, dayNumber, now } = request;
  const own = course.map((collection, place) => stepOf(collection, place, request));
  const planned = placeOfWeek(week, own.length);
  const isOpen = own.some(({ isKnown }) => !isKnown);
  const further = isOpen ? [] : after.map((each, place) => stepOf(each, own.length + place, request));
  const steps = [...own, ...further];
  const current =
    steps.find(({ place, isKnown }) => place >= planned && !isKnown) ??
    steps.findLast(({ place, isKnown }) => place < planned && !isKnown);
  const before = steps.filter(({ place }) => place < Math.max(planned, current?.place ?? steps.length));
  const back = toRepeat(before, current, now);
  const next = steps.find(({ place, isKnown }) => place > (current?.place ?? steps.length) && !isKnown);
  const isForBack = back !== undefined && (current === undefined || dayNumber % repeatEvery === 0);
  const asked = isForBack ? back : current;
  const choices = [current, back, next].filter((step) => step !== undefined && step !== asked);
  return { asked: asked?.key ?? null, choices: choices.flatMap((step) => step?.key ?? []) };
}
