import { expect, it } from 'vitest';
import { standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { emptyLearner, emptyMemory } from '../learn/empty-learner';
import type { Learner, SumPhase } from '../learn/learner';
import { hasReachedGoal } from './goal';
import { ladderOf } from './pool/ladder';

const now = Date.parse('2026-11-20T09:00:00Z');
const collectionOf = (key: string) => {
  const found = standardCollections.find((collection) => collection.key === key);
  if (!found) throw new Error(key);
  return found;
};
const table = collectionOf('table-7');
const knowing = (phases: readonly SumPhase[]): Learner => ({
  ...emptyLearner(5),
  sums: Object.fromEntries(
    sumsOf(table).map((sumId, place) => [
      sumId,
      { ...emptyMemory, introduced: now, phase: phases[place % phases.length] ?? 'new' },
    ]),
  ),
});
const reached = (learner: Learner) => hasReachedGoal(ladderOf(table), learner, now);

it('is reached when every fact is known by heart, and not one before', () => {
  expect(reached(knowing(['automated', 'maintenance']))).toBe(true);
  expect(reached(knowing(['automated', 'automated', 'automated', 'nearly']))).toBe(false);
  expect(reached(emptyLearner(5))).toBe(false);
  const hopeful = { ...emptyLearner(5), ability: { mean: 3.5, variance: 0.1, answers: 100 } };
  expect(reached(hopeful)).toBe(false);
});

it('is reached with procedures when the pupil may go on from each bucket', () => {
  const ladder = ladderOf(collectionOf('add-subtract-to-100'));
  const able: Learner = {
    ...emptyLearner(5),
    ability: { mean: 6, variance: 0.1, answers: 100 },
  };
  const skills = (right: boolean): Learner['skills'] =>
    Object.fromEntries(
      ladder.buckets.map(({ skill, middle }) => [
        skill,
        {
          mean: 1,
          variance: 0.1,
          answers: 20,
          bucket: {
            backSince: null,
            recent: Array.from({ length: 10 }, (_, place) => ({
              at: now - place,
              day: `2026-11-${10 + (place % 3)}`,
              right: right || place > 4,
              difficulty: middle + 1,
            })),
          },
        },
      ]),
    );
  const asked = Object.fromEntries(
    ladder.sums.map(({ sum }) => [sum.id, { ...emptyMemory, introduced: now, phase: 'practising' as const }]),
  );
  const at = (right: boolean) => hasReachedGoal(ladder, { ...able, skills: skills(right), sums: asked }, now);
  expect([at(true), at(false)]).toEqual([true, false]);
});
