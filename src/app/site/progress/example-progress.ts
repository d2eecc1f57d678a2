import { isWeekday, shiftDay } from '@/maths/calendar/school-days';
import { findCollection } from '@/maths/collections/standard-collections';
import { emptyLearner } from '@/maths/learn/empty-learner';
import type { Learner } from '@/maths/learn/learner';
import { seedOf } from '@/maths/random';
import { type FactState, factState } from '@/maths/report/fact-state';
import { scoreAnswer } from '@/maths/round/judging/score-answer';
import { answerTask, startRound } from '@/maths/round/round';
import { simulatePupil } from '@/maths/simulate/simulate-pupil';
import { makeWindow } from '@/maths/window/make-window';
import { difficultiesOf } from '@/maths/window/window-learner';

/** The made-up children: how far each is from the middle of its class, in standard deviations. */
export const exampleChildren = { fien: -1.1, milan: 0, yara: 1.3 } as const;
export type ExampleName = keyof typeof exampleChildren;
export const exampleNames = Object.keys(exampleChildren) as readonly ExampleName[];

/** One answer of a made-up child. */
export interface ExampleAnswer {
  /** Calendar day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly right: boolean;
  readonly responseMs: number;
  /** What was typed; null for "I don't know". */
  readonly given: string | null;
}

/** What can be said of a made-up child after a week. */
export interface ExampleWeek {
  readonly states: ReadonlyMap<string, FactState>;
  readonly answers: ReadonlyMap<string, readonly ExampleAnswer[]>;
  readonly given: number;
  readonly right: number;
}

export const weeksShown = 6;
const year = 5;
const firstMonday = '2026-09-07';
const roundsPerDay = 2;
const roundLength = 12;
const motorMs = 1200;
const daysOfWeek = 7;
const settings = {
  series: 'adaptive',
  sumsPerRound: roundLength,
  help: true,
  clock: 'off',
  fragileLimit: 8,
} as const;

interface Course {
  learner: Learner;
  rounds: number;
  readonly answers: Map<string, readonly ExampleAnswer[]>;
}

/** Lets a child play one round of all tables, with the sums that the product would ask. */
function playRound(
  course: Course,
  name: ExampleName,
  pupil: ReturnType<typeof simulatePupil>,
  day: string,
): void {
  const collection = findCollection('tables-all');
  if (!collection) throw new Error('site-example-without-collection');
  course.rounds += 1;
  let now = Date.parse(`${day}T09:00:00Z`) + (course.rounds % roundsPerDay) * 600_000;
  const window = makeWindow({
    id: `example-${course.rounds}`,
    pupilId: name,
    practiceTaskId: 'example',
    collection,
    learner: course.learner,
    settings,
    now,
    day,
    seed: seedOf(name, course.rounds),
  });
  const config = {
    mode: 'type',
    game: 'example',
    tempo: 'quick',
    optionCount: 4,
    length: roundLength,
  } as const;
  let round = startRound(window, config);
  const difficultyOf = difficultiesOf(window);
  while (round.task) {
    const { given, responseMs } = pupil.answer(round.task, now);
    now += responseMs;
    const step = answerTask(round, {
      given,
      responseMs,
      motorMs,
      helped: false,
      answeredAt: now,
      input: 'touch',
    });
    const scored = scoreAnswer(course.learner, step.answer, {
      now,
      day,
      isSchoolDay: isWeekday,
      difficultyOf,
    });
    course.learner = scored.learner;
    round = step.round;
    for (const { sumId, right } of step.verdict.perSum) {
      const typed = given.kind === 'value' ? given.raw : null;
      const before = course.answers.get(sumId) ?? [];
      course.answers.set(sumId, [...before, { day, right, responseMs, given: typed }]);
    }
  }
}

function weekOf({ learner, answers }: Course): ExampleWeek {
  const states = Object.entries(learner.sums).flatMap(([sumId, { phase }]) =>
    phase === 'new' ? [] : [[sumId, factState(phase)] as const],
  );
  const all = [...answers.values()].flat();
  return {
    states: new Map(states),
    answers: new Map(answers),
    given: all.length,
    right: all.filter(({ right }) => right).length,
  };
}

/**
 * Lets a made-up child practise the times tables, with window, round and learner model of the product, and yields how it
 * stands after each week. The same every time.
 */
export function* practiseWeeks(name: ExampleName): Generator<ExampleWeek, never> {
  const pupil = simulatePupil({ seed: seedOf(name), talent: exampleChildren[name], year });
  const course: Course = { learner: emptyLearner(year), rounds: 0, answers: new Map() };
  for (let monday = firstMonday; ; monday = shiftDay(monday, daysOfWeek)) {
    for (let weekday = 0; weekday < daysOfWeek; weekday += 1) {
      const day = shiftDay(monday, weekday);
      if (!isWeekday(day)) continue;
      for (let round = 0; round < roundsPerDay; round += 1) playRound(course, name, pupil, day);
    }
    yield weekOf(course);
  }
}

/**
 * Returns the weeks of each child by their number, from 1. A week is played when it is asked for, because six of them
 * at once would keep a slow device busy.
 */
export function exampleWeeks(): (name: ExampleName, week: number) => ExampleWeek {
  const courses = new Map(
    exampleNames.map((name) => [name, { weeks: practiseWeeks(name), played: [] as ExampleWeek[] }]),
  );
  return (name, week) => {
    const course = courses.get(name);
    if (!course) throw new Error('site-example-unknown');
    while (course.played.length < week) course.played.push(course.weeks.next().value);
    return course.played[week - 1] as ExampleWeek;
  };
}
