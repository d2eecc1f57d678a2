import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../report/evidence';
import { applyAnswer } from './apply-answer';
import { emptyLearner } from './empty-learner';
import { dayMs, fact, fluent, monday, onDay, procedure, wrong } from './learn.test-support';
import type { Learner } from './learner';
import { withLevel } from './level/level-by-hand';

const narrowest = fact.skills.at(-1)!;
const unknown = { ...wrong, unknown: true };

const learnerAfter = (
  answers: readonly (readonly [day: number, answer: typeof wrong])[],
  mathsVersion?: number,
): Learner =>
  answers.reduce<Learner>(
    (learner, [day, answer]) =>
      applyAnswer(learner, fact, answer, { ...onDay(day), ...(mathsVersion && { mathsVersion }) }).learner,
    emptyLearner(4),
  );

describe('the last answers to facts of one narrowest skill', () => {
  it('are the last ten, with day and difficulty', () => {
    const learner = learnerAfter(
      Array.from({ length: 13 }, (_, day) => [day, day < 5 ? wrong : fluent] as const),
    );
    const { bucket } = learner.skills[narrowest]!;
    expect(bucket?.recent.map(({ right }) => right)).toEqual([false, false, ...Array(8).fill(true)]);
    expect(bucket?.recent.at(-1)).toMatchObject({ at: monday + 12 * dayMs, day: onDay(12).day });
    expect(bucket).toMatchObject({ backSince: null, ofFacts: true });
  });

  it('count what a pupil says it does not know as not right, though nothing is learned of its ability', () => {
    const learner = learnerAfter([[0, unknown]]);
    expect(learner.skills[narrowest]?.bucket?.recent.map(({ right }) => right)).toEqual([false]);
    expect(learner.ability).toEqual(emptyLearner(4).ability);
  });

  it('are not kept of an answer to a window of an earlier version, and all else is scored as version 8 did', () => {
    const answers = [
      [0, fluent],
      [1, wrong],
      [2, unknown],
      [3, fluent],
    ] as const;
    const [eight, nine] = [learnerAfter(answers, 8), learnerAfter(answers, 9)];
    expect(eight.skills[narrowest]?.bucket).toBeUndefined();
    const { bucket, ...rest } = nine.skills[narrowest]!;
    expect(bucket?.recent).toHaveLength(4);
    expect({ ...nine, skills: { ...nine.skills, [narrowest]: rest } }).toEqual(eight);
  });

  it('go on from a state that an earlier version stored', () => {
    const stored: Learner = JSON.parse(JSON.stringify(learnerAfter([[0, fluent]], 8)));
    const { learner } = applyAnswer(stored, fact, wrong, onDay(1));
    expect(learner.skills[narrowest]?.bucket?.recent.map(({ right }) => right)).toEqual([false]);
  });

  it('leave what a teacher set by hand', () => {
    const passed = { recent: [], backSince: null, passed: true, ofFacts: true } as const;
    const learner = withLevel(learnerAfter([[0, fluent]]), {
      direction: 'up',
      buckets: { [narrowest]: passed },
    });
    const { bucket } = applyAnswer(learner, fact, wrong, onDay(1)).learner.skills[narrowest]!;
    expect(bucket).toMatchObject({ passed: true, recent: [{ right: false }] });
  });

  it('are no procedure in reports', () => {
    const learner = applyAnswer(learnerAfter([[0, fluent]]), procedure, fluent, onDay(0)).learner;
    const { facts, procedures } = evidenceOf(learner, []);
    expect(facts.map(({ sumId }) => sumId)).toEqual([fact.id]);
    expect([...procedures.keys()]).toEqual([procedure.skills.at(-1)]);
  });
});
