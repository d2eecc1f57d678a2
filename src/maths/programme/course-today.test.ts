import { describe, expect, it } from 'vitest';
import { findCollection } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { programmeOfYear } from '../collections/year-programme';
import { emptyLearner, emptyMemory, startSkill } from '../learn/empty-learner';
import type { Learner } from '../learn/learner';
import { parseSumOrThrow } from '../sum/read-sum';
import { courseToday, courseWeeks, placeOfWeek } from './course-today';

const dayMs = 86_400_000;
const now = Date.UTC(2026, 10, 2);
const { course: keys } = programmeOfYear(4, 'nl');
const course = keys.flatMap((key) => findCollection(key) ?? []);

/** A learner that met some sums of these collections so many days ago, and knows all of them or none. */
function learnerOf(
  met: Readonly<Record<string, { readonly days: number; readonly knows: boolean }>>,
): Learner {
  const learner = emptyLearner(4);
  const skills = { ...learner.skills };
  const sums = { ...learner.sums };
  for (const [key, { days, knows }] of Object.entries(met)) {
    for (const sumId of sumsOf(findCollection(key)!)) {
      const sum = parseSumOrThrow(sumId);
      const at = now - days * dayMs;
      sums[sumId] = {
        ...emptyMemory,
        introduced: at,
        lastAnswered: at,
        answers: 3,
        phase: knows ? 'automated' : 'practising',
      };
      const narrowest = sum.skills.at(-1)!;
      if (sum.learnedAs === 'procedure') {
        const recent = Array.from({ length: 12 }, (_, place) => ({
          at: at - place,
          day: `2026-10-0${1 + (place % 3)}`,
          right: knows || place % 2 === 0,
          difficulty: 9,
        }));
        skills[narrowest] = { ...startSkill, mean: knows ? 6 : -1, bucket: { recent, backSince: null } };
      }
    }
  }
  return { ...learner, skills, sums };
}

const today = (week: number, learner = emptyLearner(4), dayNumber = 1) =>
  courseToday({ course, learner, week, dayNumber, now });

describe('courseToday', () => {
  it('asks the first step in the first week and the last before the course is over', () => {
    expect(today(1).asked).toBe(keys[0]);
    expect(today(courseWeeks).asked).toBe(keys.at(-1));
    expect(today(60).asked).toBe(keys.at(-1));
  });

  it('asks every step in some week', () => {
    const weeks = Array.from({ length: courseWeeks }, (_, week) => today(week + 1).asked);
    expect(new Set(weeks)).toEqual(new Set(keys));
  });

  it('goes on by itself from a step that is known', () => {
    const [first = '', second = ''] = keys;
    expect(today(1, learnerOf({ [first]: { days: 1, knows: true } })).asked).toBe(second);
    expect(today(1, learnerOf({ [first]: { days: 1, knows: false } })).asked).toBe(first);
  });

  it('goes on with the weeks when a step is not known, and brings it back every third day', () => {
    const week = 4;
    const current = keys[placeOfWeek(week, keys.length)]!;
    const [first = ''] = keys;
    const behind = learnerOf({ [first]: { days: 9, knows: false } });
    expect([0, 1, 2, 3].map((dayNumber) => today(week, behind, dayNumber).asked)).toEqual([
      first,
      current,
      current,
      first,
    ]);
    expect(today(week, behind, 1).choices).toContain(first);
  });

  it('brings back what is known after four weeks, and not before', () => {
    const [first = ''] = keys;
    const known = (days: number) => today(4, learnerOf({ [first]: { days, knows: true } }), 0);
    expect(known(30).asked).toBe(first);
    expect([known(20).asked, ...known(20).choices]).not.toContain(first);
  });

  it('brings what was passed over to a pupil that came later in the year', () => {
    const { asked, choices } = today(12);
    expect(asked).toBe(keys[placeOfWeek(12, keys.length)]);
    expect(choices).toContain(keys[0]);
  });

  it('asks nothing twice', () => {
    for (let week = 1; week <= 40; week += 1) {
      for (const dayNumber of [0, 1, 2]) {
        const { asked, choices } = today(week, emptyLearner(4), dayNumber);
        expect(new Set([asked, ...choices]).size).toBe(1 + choices.length);
      }
    }
  });

  it('goes on with what comes after the course when all of it is known, where there is any', () => {
    const after = [findCollection('line-to-1000')!];
    const all = learnerOf(Object.fromEntries(keys.map((key) => [key, { days: 2, knows: true }])));
    const ask = (request: object) =>
      courseToday({ course, learner: all, week: 5, dayNumber: 1, now, ...request }).asked;
    expect([ask({}), ask({ after })]).toEqual([null, 'line-to-1000']);
    expect(ask({ after, learner: emptyLearner(4) })).not.toBe('line-to-1000');
  });

  it('has nothing to ask of an empty course', () => {
    expect(courseToday({ course: [], learner: emptyLearner(4), week: 3, dayNumber: 0, now })).toEqual({
      asked: null,
      choices: [],
    });
  });
});
