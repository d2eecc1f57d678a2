import { dayNumberOf } from '../../../calendar/day-number';
import { calendarVersion, schoolDaysOf } from '../../../calendar/school-calendar';
import { shiftDay } from '../../../calendar/school-days';
import { schoolWeekOf } from '../../../calendar/school-week';
import { findCollection } from '../../../collections/standard-collections';
import { type CollectionDomain, type SumCollection, sumsOf } from '../../../collections/sum-collection';
import { courseAfter, programmeOfYear } from '../../../collections/year-programme';
import { emptyLearner } from '../../../learn/empty-learner';
import type { Learner } from '../../../learn/learner';
import { isAutomated } from '../../../learn/phase';
import { courseToday } from '../../../programme/course-today';
import { randomFrom, seedOf } from '../../../random';
import { hasReachedGoal } from '../../../window/goal';
import { ladderOf } from '../../../window/pool/ladder';
import { type Game, rotationFor } from '../../rotation';
import { abilityFor, type DiaryChild, type DiaryRound, type Present, playRound } from '../keep-diary';

/*
 * A whole school year of one child, on three days of each week, through the product's own programme, course, windows and model: what
 * is practised all year until the child has it, and each day one step of the year's course.
 */

export interface YearChild extends DiaryChild {
  readonly country: 'nl' | 'be';
}

export interface YearRound extends DiaryRound {
  readonly of: 'year' | 'course';
  /** It came back: a step before that of its week. */
  readonly back: boolean;
}

export interface YearWeek {
  readonly week: number;
  /** Its Monday. */
  readonly monday: string;
  readonly rounds: readonly YearRound[];
  /** At its end. */
  readonly met: number;
  readonly automated: number;
}

const settings = { first: '2026-08-31', last: '2027-07-02' } as const;
const hourMs = 3_600_000;
/** Days of the week with a lesson on the computer, from Monday. */
const lessons = [0, 2, 4] as const;

const choosing: Game = {
  name: 'autorace',
  mode: 'choose',
  tempo: 'quick',
  options: 4,
  motorMs: 550,
  rightMs: 1470,
  wrongMs: 4500,
};
/** Domains whose answers are plain numbers; a simulated child chooses among options in all others. */
const typed = new Set<CollectionDomain>(['add-subtract', 'multiply-divide', 'decimals', 'fractions']);

const gamesOf = (collection: SumCollection): readonly Game[] =>
  typed.has(collection.domain) && !collection.kinds.includes('remainder')
    ? rotationFor(collection)
    : [choosing];

const collectionsOf = (keys: readonly string[]): SumCollection[] =>
  keys.flatMap((key) => findCollection(key) ?? []);

interface Lesson {
  readonly day: string;
  readonly week: number;
}

/** Rounds in a lesson at least: a child that has what stays all year chooses from the course. */
const leastRounds = 3;

/** What a child does in one lesson: what stays all year and is not reached yet, then a step of the course. */
function roundsOf(
  { year, country }: YearChild,
  learner: Learner,
  { day, week }: Lesson,
): readonly { readonly collection: SumCollection; readonly of: YearRound['of'] }[] {
  const { required, course } = programmeOfYear(year, country);
  const now = Date.parse(`${day}T09:00:00Z`);
  const open = collectionsOf(required).filter((each) => !hasReachedGoal(ladderOf(each), learner, now));
  const dayNumber = dayNumberOf(day);
  const { asked, choices } = courseToday({
    course: collectionsOf(course),
    after: collectionsOf(courseAfter(year, country)),
    learner,
    week,
    dayNumber,
    now,
  });
  const ofCourse = asked === null ? choices : [asked, ...choices];
  return [
    ...open.map((collection) => ({ collection, of: 'year' as const })),
    ...collectionsOf(ofCourse.slice(0, Math.max(1, leastRounds - open.length))).map((collection) => ({
      collection,
      of: 'course' as const,
    })),
  ];
}

/** Lets a child practise for a school year; the same child gives the same year. */
export function keepYear(child: YearChild): YearWeek[] {
  const { required, course } = programmeOfYear(child.year, child.country);
  const region = child.country === 'be' ? 'vlaanderen' : 'midden';
  const path = [...course, ...courseAfter(child.year, child.country)];
  const isSchoolDay = schoolDaysOf({ region, version: calendarVersion });
  const random = randomFrom(seedOf(child.name, child.year, 'year'));
  const present: Present = {
    traits: child,
    ability: abilityFor(child.right, collectionsOf([...required, ...course]).flatMap(sumsOf)),
    met: new Map(),
    skilled: new Map(),
  };
  const weeks: YearWeek[] = [];
  const turns = new Map<string, number>();
  let learner = emptyLearner(child.year);
  let farthest = -1;
  for (let monday = settings.first as string; monday <= settings.last; monday = shiftDay(monday, 7)) {
    const days = lessons.map((place) => shiftDay(monday, place)).filter(isSchoolDay);
    const rounds: YearRound[] = [];
    const week = schoolWeekOf(region, shiftDay(monday, 4));
    for (const day of days) {
      for (const [turn, { collection, of }] of roundsOf(child, learner, { day, week }).entries()) {
        const place = turns.get(collection.key) ?? 0;
        turns.set(collection.key, place + 1);
        const games = gamesOf(collection);
        const game = games[place % games.length] ?? choosing;
        const now = Date.parse(`${day}T09:00:00Z`) + turn * hourMs;
        const played = playRound(present, learner, collection, { game, day, now, random });
        learner = played.learner;
        const step = path.indexOf(collection.key);
        rounds.push({ ...played.round, of, back: of === 'course' && step < farthest });
        if (of === 'course') farthest = Math.max(farthest, step);
      }
    }
    if (days.length === 0) continue;
    const automated = Object.values(learner.sums).filter(isAutomated).length;
    weeks.push({ week, monday, rounds, met: present.met.size, automated });
  }
  return weeks;
}
