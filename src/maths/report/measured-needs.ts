import type { SkillId } from '../sum/sum';
import type { PupilFlag } from './attention';
import type { MeasuredNeed, NeedCount } from './instruction-groups';
import { wobblyOf } from './standing';
import type { GoalStanding, PartStanding } from './year-goals';

/** What a pupil shows that instruction could meet. */
export interface PupilNeeds {
  readonly pupilId: string;
  readonly goals: readonly Pick<GoalStanding, 'parts'>[];
  readonly flags: readonly PupilFlag[];
  /** Answers of the months that errors are counted of. */
  readonly answers: number;
  /** Each wrong answer of those months once. */
  readonly errors: readonly { readonly errorType: string; readonly count: number }[];
}

/** Whoever guesses shows no misconception by it, and whoever is ready for more needs no instruction. */
const staysOut = ({ flags }: PupilNeeds): boolean =>
  flags.includes('guessing') || flags.includes('ready-for-more');

function errorNeeds(pupils: readonly PupilNeeds[]): MeasuredNeed[] {
  const types = new Set(pupils.flatMap(({ errors }) => errors.map(({ errorType }) => errorType)));
  types.delete('unclassified');
  return [...types].map((code) => ({
    kind: 'error',
    code,
    pupils: pupils.map((pupil) => ({
      pupilId: pupil.pupilId,
      of: pupil.answers,
      count: pupil.errors.find(({ errorType }) => errorType === code)?.count ?? 0,
      staysOut: staysOut(pupil),
    })),
  }));
}

/** Facts are wobbly that are not even nearly known; of procedures the last answers that were wrong count. */
function needIn(part: PartStanding, pupil: PupilNeeds): NeedCount {
  const [of, count] =
    part.kind === 'facts' ? [part.practised, wobblyOf(part)] : [part.looked, part.looked - part.right];
  return { pupilId: pupil.pupilId, of, count, staysOut: staysOut(pupil) || part.state !== 'under-way' };
}

/** The part with most of it practised stands for a skill that occurs in several goals. */
function skillNeeds(pupils: readonly PupilNeeds[]): MeasuredNeed[] {
  const bySkill = new Map<SkillId, NeedCount[]>();
  for (const pupil of pupils) {
    const own = new Map<SkillId, PartStanding>();
    for (const part of pupil.goals.flatMap(({ parts }) => parts)) {
      if (part.practised > (own.get(part.skill)?.practised ?? 0)) own.set(part.skill, part);
    }
    for (const [skill, part] of own) bySkill.set(skill, [...(bySkill.get(skill) ?? []), needIn(part, pupil)]);
  }
  return [...bySkill].map(([code, own]) => ({ kind: 'skill', code, pupils: own }));
}

/** Every need that shows in a group, with all pupils it could show in. */
export const measuredNeeds = (pupils: readonly PupilNeeds[]): MeasuredNeed[] => [
  ...errorNeeds(pupils),
  ...skillNeeds(pupils),
];
