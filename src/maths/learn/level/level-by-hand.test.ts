import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SkillId } from '../../sum/sum';
import { emptyLearner } from '../empty-learner';
import type { Learner } from '../learner';
import {
  assessLevel,
  type LevelChange,
  levelSliceOf,
  levelStep,
  withLevel,
  withoutLevel,
} from './level-by-hand';

const skill = 'add/to-100/over-ten' as SkillId;
const bucket = { recent: [], backSince: null };
const change: LevelChange = { direction: 'up', buckets: { [skill]: { ...bucket, passed: true } } };

const learners = fc
  .record({
    mean: fc.double({ min: -4, max: 4, noNaN: true }),
    variance: fc.double({ min: 0.01, max: 0.4, noNaN: true }),
    answers: fc.nat(500),
    hasBucket: fc.boolean(),
  })
  .map(
    ({ hasBucket, ...ability }): Learner => ({
      ...emptyLearner(5),
      ability,
      skills: hasBucket ? { [skill]: { mean: 0.1, variance: 0.05, answers: 9, bucket } } : {},
    }),
  );

it('moves what is believed of the pupil by one step, and is less sure of it', () => {
  fc.assert(
    fc.property(learners, fc.constantFrom('up' as const, 'down' as const), (learner, direction) => {
      const { ability, sums, skills } = withLevel(learner, { ...change, direction });
      expect(ability.mean - learner.ability.mean).toBeCloseTo(
        direction === 'up' ? levelStep : -levelStep,
        10,
      );
      expect(ability.variance).toBeGreaterThanOrEqual(learner.ability.variance);
      expect(ability.variance).toBeGreaterThanOrEqual(0.15);
      expect(ability.answers).toBe(learner.ability.answers);
      expect(sums).toBe(learner.sums);
      expect(skills[skill]?.bucket).toEqual({ ...bucket, passed: true });
    }),
  );
});

it('is undone to the last bit while nothing came in between', () => {
  fc.assert(
    fc.property(learners, (learner) => {
      const before = levelSliceOf(learner, change);
      const undone = withoutLevel(withLevel(learner, change), { change, before, isNext: true });
      expect(undone.ability).toEqual(learner.ability);
      expect(undone.skills[skill]?.bucket).toEqual(learner.skills[skill]?.bucket);
    }),
  );
});

it('is undone without what came after it', () => {
  const learner = emptyLearner(5);
  const before = levelSliceOf(learner, change);
  const after = withLevel(learner, change);
  const ability = { mean: after.ability.mean + 0.25, variance: 0.09, answers: 12 };
  const practised = {
    ...bucket,
    passed: true as const,
    recent: [{ at: 1, day: '2026-09-07', right: true, difficulty: 1 }],
  };
  const later = {
    ...after,
    ability,
    skills: { [skill]: { mean: 0, variance: 0.08, answers: 1, bucket: practised } },
  };
  const undone = withoutLevel(later, { change, before, isNext: false });
  expect(undone.ability.mean).toBeCloseTo(learner.ability.mean + 0.25, 10);
  expect(undone.ability).toMatchObject({ variance: 0.09, answers: 12 });
  expect(undone.skills[skill]?.bucket).toEqual(practised);
  expect(withoutLevel(after, { change, before, isNext: false }).skills[skill]?.bucket).toBeUndefined();
});

it('is judged by the answers after it, once there are enough', () => {
  const graded = (now: number, answers = 30) => assessLevel(change, { found: 1, now, answers });
  expect(graded(3, 19)).toBe('too-soon');
  expect(graded(1 + levelStep)).toBe('fits');
  expect(graded(1)).toBe('lower');
  expect(graded(2.2)).toBe('higher');
});
