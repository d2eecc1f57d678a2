import { describe, expect, it } from 'vitest';
import { answerExample, beginExample, daysLater, type ExampleChild, sumsShown } from './example-child';

const asked = ({ round }: ExampleChild) => round.task?.sumIds[0];
const laneOf = (child: ExampleChild, sumId = asked(child)) =>
  sumsShown(child).find((shown) => shown.sumId === sumId)?.lane;

/** Answers quickly and well until a sum that counts is asked. */
function untilCounted(child: ExampleChild): ExampleChild {
  const { purpose } = child.round.task ?? {};
  return purpose === 'practice' || purpose === 'probe' ? child : untilCounted(answerExample(child, 'quick'));
}

describe('the example child', () => {
  it('begins with sums in at least three lanes, among them known and new ones', () => {
    const lanes = new Set(sumsShown(beginExample()).map(({ lane }) => lane));
    expect(lanes).toContain('known');
    expect(lanes).toContain('new');
    expect(lanes.size).toBeGreaterThanOrEqual(3);
  });

  it('is the same at each visit', () => {
    expect(beginExample()).toEqual(beginExample());
  });

  it('takes a missed sum back into practice', () => {
    const child = untilCounted(beginExample());
    const sumId = asked(child);
    const after = answerExample(child, 'wrong');
    expect(after.move).toMatchObject({ sumId, effect: 'missed', to: 'practising', fluentDays: 0 });
    expect(laneOf(after, sumId)).toBe('practising');
  });

  it('keeps a sum that was worked out slowly where it is', () => {
    const child = untilCounted(daysLater(beginExample(), 1));
    const { from, to } = answerExample(child, 'slow').move ?? {};
    expect(to).toBe(from === 'new' ? 'practising' : from);
  });

  it('forgets a little when days go by without practice', () => {
    const child = answerExample(untilCounted(beginExample()), 'quick');
    const chance = (at: ExampleChild) =>
      sumsShown(at).find(({ sumId }) => sumId === child.move?.sumId)?.probability ?? 0;
    expect(chance(daysLater(child, 5))).toBeLessThan(chance(child));
  });

  it('asks sum after sum, round after round', () => {
    let child = beginExample();
    const rounds = child.rounds;
    for (let answers = 0; answers < 20; answers += 1) child = answerExample(child, 'quick');
    expect(child.rounds).toBe(rounds + 2);
    expect(asked(child)).toBeDefined();
  });
});
