import { describe, expect, it } from 'vitest';
import { applyAnswer } from '../learn/apply-answer';
import { startDifficulty } from '../learn/difficulty';
import { emptyLearner } from '../learn/empty-learner';
import type { Learner } from '../learn/learner';
import { isWeekday } from '../learn/school-days';
import { sumOf } from '../sum/read-sum';
import type { SkillId } from '../sum/sum';
import { skillLevel } from './skill-level';

const skill = 'multiply/table-7' as SkillId;

function answered(count: number, right: boolean): Learner {
  let learner = emptyLearner(4);
  for (let n = 0; n < count; n += 1) {
    const sum = sumOf(`${(n % 10) + 1}*7=_`);
    const timing = { responseMs: 2000, motorMs: 1000, tempo: 'quick' } as const;
    const answer = {
      ...timing,
      right,
      unknown: false,
      helped: false,
      purpose: 'practice',
      mode: 'type',
      luck: 0,
    } as const;
    const context = { now: n, day: '2026-09-07', difficulty: startDifficulty(sum), isSchoolDay: isWeekday };
    learner = applyAnswer(learner, sum, answer, context).learner;
  }
  return learner;
}

describe('the level of a skill', () => {
  it('is not said before there is enough to say it', () => {
    expect(skillLevel(emptyLearner(4), skill)).toMatchObject({ level: null, answers: 0 });
    expect(skillLevel(answered(4, true), skill).level).toBeNull();
    expect(skillLevel(answered(12, true), skill).level).not.toBeNull();
  });

  it('is higher for a pupil who knows it, and surer with every answer', () => {
    const [good, poor] = [skillLevel(answered(20, true), skill), skillLevel(answered(20, false), skill)];
    expect(good.level ?? 0).toBeGreaterThan(0.75);
    expect(poor.level ?? 1).toBeLessThan(0.25);
    expect(skillLevel(answered(40, true), skill).standardError).toBeLessThan(good.standardError);
  });

  it('says nothing of a sister skill that was never practised', () => {
    expect(skillLevel(answered(20, true), 'multiply/table-8' as SkillId)).toMatchObject({
      level: null,
      answers: 0,
    });
  });
});
