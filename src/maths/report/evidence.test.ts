import { expect, it } from 'vitest';
import { startSkill } from '../learn/empty-learner';
import type { SkillId } from '../sum/sum';
import { type HandStep, proceduresOf } from './evidence';

const skill = 'subtract/to-20/over-ten' as SkillId;
const answered = { ...startSkill, answers: 12 };
const empty = { recent: [], backSince: null };
const passed = { ...empty, passed: true } as const;

const stepFrom = (found: HandStep['found'][SkillId]): HandStep => ({
  buckets: { [skill]: passed },
  found: { [skill]: found ?? null },
});

it('a step by hand makes no procedure of a skill of which only facts were practised', () => {
  const before = proceduresOf({ [skill]: answered }, []);
  const after = proceduresOf({ [skill]: { ...answered, bucket: passed } }, [stepFrom(null)]);
  expect(after).toEqual(before);
  expect(after.size).toBe(0);
});

it('a procedure that was answered before a step, or since, stays', () => {
  const answer = { at: 1, day: '2026-09-07', right: true, difficulty: 0 };
  const recent = { recent: [answer], backSince: null };
  const before = proceduresOf({ [skill]: { ...answered, bucket: recent } }, []);
  expect(proceduresOf({ [skill]: { ...answered, bucket: passed } }, [stepFrom(recent)])).toEqual(before);
  expect(proceduresOf({ [skill]: { ...answered, bucket: recent } }, [stepFrom(null)])).toEqual(before);
});
