import type { InstructionGroup } from '@/maths/report/instruction-groups';
import { instructionGroups } from '@/maths/report/instruction-groups';
import { measuredNeeds } from '@/maths/report/measured-needs';
import type { PupilEvidence, PupilReport } from '@/maths/report/pupil-report';
import { chooseToday, type IsHandled, type Today } from '@/maths/report/today';

/* What may never stand on the page of today beside what the page of each pupil says. */

type Reports = ReadonlyMap<string, PupilReport>;
type TodayShown = Today<InstructionGroup>;

interface Shown {
  readonly pupils: Reports;
  readonly today: TodayShown;
  /** Whether a pupil already has a task. */
  readonly isSet: (pupilId: string, collectionKey: string) => boolean;
  readonly isHandled: IsHandled;
}

/** A pupil of a class as it was simulated. */
interface Member {
  readonly pupilId: string;
  readonly report: PupilReport;
  readonly evidence: PupilEvidence;
  readonly answers: number;
}

/**
 * Makes the page of today of a class, of which every fifth pupil has all its goals as tasks, and for every seventh of
 * which a teacher has dealt with all there is.
 */
export function todayOf(members: readonly Member[]): Shown {
  const isSet = (pupilId: string) => Number(pupilId) % 5 === 4;
  const isHandled = (pupilId: string) => Number(pupilId) % 7 === 3;
  const pupils = members.map(({ pupilId, report, evidence }) => ({
    ...report,
    pupilId,
    work: evidence.work,
    lastPractised: evidence.weeks.at(-1)?.week ?? null,
  }));
  const needs = members.map(({ pupilId, report: { goals, flags, errors }, answers }) => ({
    pupilId,
    goals,
    flags,
    errors,
    answers,
  }));
  return {
    pupils: new Map(members.map(({ pupilId, report }) => [pupilId, report])),
    today: chooseToday(pupils, instructionGroups(measuredNeeds(needs)), { hasTask: isSet, isHandled }),
    isSet,
    isHandled,
  };
}

const idsOf = ({ pupils, group, proposal }: TodayShown): string[] => [
  ...pupils.map(({ pupilId }) => pupilId),
  ...(group?.members ?? []).map(({ pupilId }) => pupilId),
  ...(proposal?.pupilIds ?? []),
];

type Rule = (shown: Shown) => boolean;

const todayRules = {
  'at most three pupils are named': ({ today }) => today.pupils.length <= 3,
  'nobody is in two blocks': ({ today }) => new Set(idsOf(today)).size === idsOf(today).length,
  'the reason of a pupil is a flag of its own page': ({ today, pupils }) =>
    today.pupils.every(({ pupilId, reason }) => pupils.get(pupilId)?.flags.includes(reason)),
  'nobody is named before somebody who is stuck': ({ today, pupils, isHandled }) => {
    const stuck = [...pupils].filter(
      ([pupilId, { flags }]) => flags.includes('stuck') && !isHandled(pupilId, { kind: 'stuck', code: '' }),
    ).length;
    const named = today.pupils.filter(({ reason }) => reason === 'stuck').length;
    return named === Math.min(3, stuck);
  },
  'a group has two to six pupils, who are in class and do not guess': ({ today: { group }, pupils }) =>
    group === null ||
    (group.members.length >= 2 &&
      group.members.length <= 6 &&
      group.members.every(({ pupilId }) => {
        const flags = pupils.get(pupilId)?.flags ?? [];
        return !(['guessing', 'ready-for-more', 'not-practising'] as const).some((flag) =>
          flags.includes(flag),
        );
      })),
  'more is proposed only for who is ready for it': ({ today: { proposal }, pupils }) =>
    (proposal?.pupilIds ?? []).every((pupilId) => {
      const report = pupils.get(pupilId);
      return report?.flags.includes('ready-for-more') && report.step.kind === 'more';
    }),
  'a proposal is the next step that the page of each pupil names': ({ today: { proposal }, pupils }) =>
    (proposal?.pupilIds ?? []).every((pupilId) => {
      const step = pupils.get(pupilId)?.step;
      return step?.kind === 'more' && step.goal === proposal?.goal;
    }),
  'nothing is named that a teacher has dealt with': ({ today, isHandled }) =>
    idsOf(today).every((pupilId) => !isHandled(pupilId, { kind: 'stuck', code: '' })),
  'nothing is proposed that is set already': ({ today: { proposal }, isSet }) =>
    (proposal?.pupilIds ?? []).every((pupilId) => !isSet(pupilId, proposal?.goal ?? '')),
} as const satisfies Record<string, Rule>;

type TodayRuleName = keyof typeof todayRules;
export const todayRuleNames = Object.keys(todayRules) as TodayRuleName[];

/** The rules that a page of today breaks. */
export const brokenByToday = (shown: Shown): TodayRuleName[] =>
  todayRuleNames.filter((name) => !(todayRules[name] as Rule)(shown));

const nothing: TodayShown = { pupils: [], group: null, proposal: null };
const someone = (pupils: Reports, fits: (report: PupilReport) => boolean): string =>
  [...pupils].find(([, report]) => fits(report))?.[0] ?? '';
const guesser = (pupils: Reports) => someone(pupils, ({ flags }) => flags.includes('guessing'));
const readyFor = (pupils: Reports): TodayShown['proposal'] => {
  const pupilId = someone(
    pupils,
    ({ step, flags }) => step.kind === 'more' && flags.includes('ready-for-more'),
  );
  const step = pupils.get(pupilId)?.step;
  return { goal: (step?.kind === 'more' && step.goal) || 'tables-all', pupilIds: [pupilId] };
};
const member = (pupilId: string) => ({ pupilId, of: 100, count: 30, excess: 3 });

/** For each rule a page that breaks it. */
export const todayMutants: Readonly<Record<TodayRuleName, (pupils: Reports) => TodayShown>> = {
  'at most three pupils are named': (pupils) => ({
    ...nothing,
    pupils: [...pupils.keys()].slice(0, 4).map((pupilId) => ({ pupilId, reason: 'stuck' })),
  }),
  'nobody is in two blocks': (pupils) => {
    const pupilId = someone(pupils, ({ flags }) => flags.includes('stuck'));
    return {
      ...nothing,
      pupils: [{ pupilId, reason: 'stuck' }],
      proposal: { goal: 'x', pupilIds: [pupilId] },
    };
  },
  'the reason of a pupil is a flag of its own page': (pupils) => ({
    ...nothing,
    pupils: [{ pupilId: guesser(pupils), reason: 'stuck' }],
  }),
  'nobody is named before somebody who is stuck': (pupils) => ({
    ...nothing,
    pupils: [{ pupilId: guesser(pupils), reason: 'guessing' }],
  }),
  'a group has two to six pupils, who are in class and do not guess': (pupils) => ({
    ...nothing,
    group: { kind: 'error', code: 'one-off', others: 0.05, members: [member(guesser(pupils)), member('x')] },
  }),
  'more is proposed only for who is ready for it': (pupils) => ({
    ...nothing,
    proposal: { goal: 'tables-all', pupilIds: [guesser(pupils)] },
  }),
  'a proposal is the next step that the page of each pupil names': (pupils) => ({
    ...nothing,
    proposal: { goal: 'no-goal', pupilIds: readyFor(pupils)?.pupilIds ?? [] },
  }),
  'nothing is named that a teacher has dealt with': () => ({
    ...nothing,
    pupils: [{ pupilId: '3', reason: 'stuck' }],
  }),
  'nothing is proposed that is set already': (pupils) => ({ ...nothing, proposal: readyFor(pupils) }),
};
