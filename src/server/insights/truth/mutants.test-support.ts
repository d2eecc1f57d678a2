import type { GoalReport } from '@/maths/report/goal-report';
import type { GroupMember, InstructionGroup } from '@/maths/report/instruction-groups';
import type { PupilReport } from '@/maths/report/pupil-report';
import type { Standing } from '@/maths/report/standing';
import type { PartStanding } from '@/maths/report/year-goals';
import type { GroupRuleName, RuleName } from './contradictions.test-support';

/* For each rule a lie that it has to find. Null where this report has nothing to lie about. */

type Mutant = (report: PupilReport) => PupilReport | null;

/** Changes the first goal that a lie fits. */
const withGoal =
  (fits: (goal: GoalReport) => boolean, change: (goal: GoalReport) => Partial<GoalReport>): Mutant =>
  (report) => {
    const place = report.goals.findIndex(fits);
    const goal = report.goals[place];
    return goal ? { ...report, goals: report.goals.with(place, { ...goal, ...change(goal) }) } : null;
  };

const isBegun = ({ state }: Standing): boolean => state !== 'not-begun';
const isOfFacts = ({ parts }: GoalReport): boolean => parts.some(({ kind }) => kind === 'facts');
const wobbly = ({ practised, known, nearly }: Standing): number => practised - known - nearly;
const hasWobbly = (goal: GoalReport): boolean => isOfFacts(goal) && wobbly(goal) > 0;
const flagged =
  (
    flags: PupilReport['flags'],
    more: (report: PupilReport) => Partial<PupilReport> | null = () => ({}),
  ): Mutant =>
  (report) => {
    const changes = more(report);
    return changes && { ...report, flags, ...changes };
  };

/** Says that a pupil is stuck on a skill it has nearly reached. */
const stuckOnFirm: Mutant = (report) => {
  const part = report.goals
    .flatMap(({ parts }) => parts)
    .find(({ state }: PartStanding) => state === 'nearly');
  if (!part) return null;
  const stuckOn = {
    answers: 10,
    right: 2,
    cause: 'mixed',
    errorType: null,
    misses: 8,
    example: null,
  } as const;
  return { ...report, flags: ['stuck'], stuckOn: { ...stuckOn, skill: part.skill } };
};

export const mutants: Readonly<Record<RuleName, Mutant>> = {
  'a goal that is reached has no part that is behind': withGoal(
    ({ parts }) => parts.some(({ state }) => state === 'under-way'),
    () => ({ state: 'reached' }),
  ),
  'a goal that is nearly reached has half of its facts known by heart': withGoal(
    (goal) => isOfFacts(goal) && 2 * goal.known < goal.all,
    () => ({ state: 'nearly' }),
  ),
  'a goal says what its parts say together': withGoal(isBegun, ({ known }) => ({ known: known + 1 })),
  'a goal says what the grid says': (report) => {
    const own = report.goals.find((goal) => isOfFacts(goal) && isBegun(goal));
    return own ? { ...report, facts: [] } : null;
  },
  'the grid has every fact that was practised, once': (report) =>
    report.facts.length > 0 ? { ...report, facts: report.facts.slice(1) } : null,
  'what was not practised has no figure': withGoal(
    ({ state }) => state === 'not-begun',
    () => ({ state: 'under-way' }),
  ),
  'what stands beside the goals was practised': (report) => {
    const [first, ...rest] = report.beside;
    return first ? { ...report, beside: [{ ...first, all: first.all + 1 }, ...rest] } : null;
  },
  'a fact stands in a goal or beside the goals': (report) =>
    report.beside.some(({ kind }) => kind === 'facts') ? { ...report, beside: [] } : null,
  'a domain is as far as the goals begun in it': (report) => ({
    ...report,
    domains: report.domains.map((domain) => ({
      ...domain,
      state: domain.state === 'not-begun' ? 'under-way' : 'not-begun',
    })),
  }),
  'a pupil ready for more has a goal without anything wobbly': (report) =>
    report.goals.some(({ isFirm }) => isFirm) ? null : { ...report, flags: ['ready-for-more'] },
  'a goal called firm has nothing wobbly': withGoal(hasWobbly, () => ({ isFirm: true })),
  'nobody is both ready for more and asking for attention': flagged(['not-practising', 'ready-for-more']),
  'whoever guesses is not called stuck on a skill': flagged(['stuck', 'guessing']),
  'whoever is stuck on a skill has not reached it, nor nearly': stuckOnFirm,
  'an example of an error is wrong, and is the error it stands for': (report) =>
    report.errors.length > 0
      ? { ...report, errors: report.errors.map((error) => ({ ...error, errorType: 'sixty-as-hundred' })) }
      : null,
  'a skill somebody is stuck on went badly': (report) =>
    report.stuckOn && { ...report, stuckOn: { ...report.stuckOn, right: report.stuckOn.answers } },
  'speed is not praised where a pupil guesses or is stuck': (report) =>
    report.pace.length > 0 ? { ...report, flags: ['guessing'] } : null,
  'speed is not praised where accuracy is low or falls': (report) => ({
    ...report,
    pace: [{ week: '2026-09-07', answers: 40, right: 20, rightPerMinute: 12 }],
  }),
  'growth ends with what the grid says': (report) =>
    report.known.length > 0
      ? { ...report, known: report.known.map((week) => ({ ...week, known: -1 })) }
      : null,
  'whoever guesses has no misconception by it': (report) =>
    report.errors.length > 0 ? { ...report, flags: ['guessing'] } : null,
  'no more errors are named than answers were wrong': (report) => ({
    ...report,
    errors: report.errors.map((error) => ({ ...error, count: error.count * 1000 })),
  }),
  'the next step follows from the flags': flagged(['guessing']),
  'the next step names no goal that is reached': (report) => {
    const reached = report.goals.find(({ state }) => state === 'reached');
    return reached ? { ...report, step: { kind: 'go-on', goal: reached.collection.key } } : null;
  },
};

const member = (pupilId: string, more: Partial<GroupMember> = {}): GroupMember => ({
  pupilId,
  of: 100,
  count: 30,
  excess: 3,
  ...more,
});
const group = (...members: GroupMember[]): InstructionGroup => ({
  kind: 'error',
  code: 'one-off',
  others: 0.05,
  members,
});
type Class = ReadonlyMap<string, PupilReport>;
/** The first pupil of whom this is true. */
const someone = (pupils: Class, fits: (report: PupilReport) => boolean): string =>
  [...pupils].find(([, report]) => fits(report))?.[0] ?? '';

export const groupMutants: Readonly<Record<GroupRuleName, (pupils: Class) => InstructionGroup[]>> = {
  'a group has two to six pupils': () => [group(member('1'))],
  'nobody is in two groups': () => [group(member('1'), member('2')), group(member('1'), member('3'))],
  'nobody is in a group without enough evidence': () => [group(member('1'), member('2', { of: 59 }))],
  'whoever is in a group needs it more often than the others': () => [
    group(member('1'), member('2', { count: 5 })),
  ],
  'nobody is in a group who guesses or is ready for more': (pupils) => [
    group(member('x'), member(someone(pupils, ({ flags }) => flags.includes('guessing')))),
  ],
  'nobody is in a group for a skill that is nearly reached': (pupils) => {
    const parts = ({ goals }: PupilReport) => goals.flatMap((goal) => goal.parts);
    const pupilId = someone(pupils, (report) => parts(report).some(({ state }) => state === 'reached'));
    const report = pupils.get(pupilId);
    const code = report ? parts(report).find(({ state }) => state === 'reached')?.skill : undefined;
    return [{ ...group(member(pupilId), member('x')), kind: 'skill', code: code ?? '' }];
  },
};
