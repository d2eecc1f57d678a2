import { classify } from '@/maths/error-type/classify';
import type { GoalReport } from '@/maths/report/goal-report';
import type { InstructionGroup } from '@/maths/report/instruction-groups';
import type { PupilEvidence, PupilReport } from '@/maths/report/pupil-report';
import { compareStates, type Standing, wobblyOf } from '@/maths/report/standing';
import { goalOf } from '@/maths/report/year-goals';
import { assess, readAnswerNotation } from '@/maths/sum/answer';
import { readSum } from '@/maths/sum/read-sum';

/*
 * What may never stand on one page. Each rule is the sentence that a reader would say on seeing it broken.
 */

const knownIn = ({ facts }: PupilReport): number => facts.filter(({ state }) => state === 'known').length;
const partRight = ({ right, answers }: { right: number; answers: number }): number => right / answers;
const counts = ['all', 'practised', 'known', 'nearly', 'looked', 'right'] as const;
const firm = ['reached', 'nearly'];

const isOrdered = ({ all, practised, known, nearly, looked, right }: Standing): boolean =>
  known >= 0 && nearly >= 0 && known + nearly <= practised && practised <= all && right <= looked;

/** What the grid says of the sums of a goal. */
function gridOf({ facts }: PupilReport, { collection }: GoalReport) {
  const { kind, parts } = goalOf(collection);
  const own = new Set(kind === 'facts' ? [...parts.values()].flat() : []);
  const shown = facts.filter(({ sumId }) => own.has(sumId));
  return {
    kind,
    practised: shown.length,
    known: shown.filter(({ state }) => state === 'known').length,
    nearly: shown.filter(({ state }) => state === 'nearly').length,
  };
}

type Rule = (report: PupilReport, evidence: PupilEvidence) => boolean;

/** Each rule returns true when a page keeps it. */
export const rules = {
  'a goal that is reached has no part that is behind': ({ goals }) =>
    goals.every(
      ({ state, parts }) => state !== 'reached' || parts.every((part) => firm.includes(part.state)),
    ),
  'a goal that is nearly reached has half of its facts known by heart': ({ goals }) =>
    goals.every(
      ({ state, parts, known, all }) =>
        parts.some(({ kind }) => kind === 'procedures') || !firm.includes(state) || 2 * known >= all,
    ),
  'a goal says what its parts say together': ({ goals }) =>
    goals.every((goal) =>
      counts.every((count) => goal[count] === goal.parts.reduce((sum, part) => sum + part[count], 0)),
    ),
  'a goal says what the grid says': (report) =>
    report.goals.every((goal) => {
      const { kind, ...grid } = gridOf(report, goal);
      return (
        kind === 'procedures' ||
        (grid.practised === goal.practised && grid.known === goal.known && grid.nearly === goal.nearly)
      );
    }),
  'the grid has every fact that was practised, once': ({ facts }, { practice }) =>
    facts.length === practice.facts.length && new Set(facts.map(({ sumId }) => sumId)).size === facts.length,
  'what was not practised has no figure': ({ goals, beside }) =>
    [...goals, ...goals.flatMap(({ parts }) => parts), ...beside].every(
      (standing) =>
        isOrdered(standing) &&
        (standing.state === 'not-begun') === (standing.practised === 0) &&
        (standing.practised > 0 || (standing.known === 0 && standing.looked === 0)),
    ),
  'what stands beside the goals was practised': ({ beside }) =>
    beside.every(({ all, practised }) => all === practised && practised > 0),
  'a fact stands in a goal or beside the goals': ({ goals, beside, facts }) => {
    const inGoals = new Set(
      goals.flatMap(({ collection }) => {
        const { kind, parts } = goalOf(collection);
        return kind === 'facts' ? [...parts.values()].flat() : [];
      }),
    );
    const others = facts.filter(({ sumId }) => !inGoals.has(sumId)).length;
    return (
      others === beside.reduce((sum, { kind, practised }) => sum + (kind === 'facts' ? practised : 0), 0)
    );
  },
  'a domain is as far as the goals begun in it': ({ goals, domains }) =>
    domains.every(({ domain, state }) => {
      const begun = goals.filter((goal) => goal.collection.domain === domain && goal.state !== 'not-begun');
      if (begun.length === 0) return state === 'not-begun';
      const states = begun.map((goal) => goal.state).toSorted(compareStates);
      const [least = 'reached', most = 'reached'] = [states.at(0), states.at(-1)];
      return compareStates(state, least) >= 0 && compareStates(state, most) <= 0;
    }),
  'a pupil ready for more has a goal without anything wobbly': ({ flags, goals }) =>
    !flags.includes('ready-for-more') ||
    goals.some(
      ({ isFirm, parts }) =>
        isFirm &&
        parts.every((part) =>
          part.kind === 'facts' ? wobblyOf(part) === 0 : part.practised === 0 || firm.includes(part.state),
        ),
    ),
  'a goal called firm has nothing wobbly': ({ goals, facts }) =>
    goals.every(({ isFirm, collection }) => {
      const { kind, parts } = goalOf(collection);
      const own = new Set([...parts.values()].flat());
      return (
        !isFirm ||
        kind === 'procedures' ||
        !facts.some(({ sumId, state }) => own.has(sumId) && state === 'practising')
      );
    }),
  'nobody is both ready for more and asking for attention': ({ flags }) =>
    !flags.includes('ready-for-more') || flags.length === 1,
  'whoever guesses is not called stuck on a skill': ({ flags, stuckOn }) =>
    !flags.includes('guessing') || (!flags.includes('stuck') && stuckOn === null),
  'whoever is stuck on a skill has not reached it, nor nearly': ({ stuckOn, goals, beside }) =>
    [...beside, ...goals.flatMap(({ parts }) => parts)].every(
      ({ skill, state }) => skill !== stuckOn?.skill || !firm.includes(state),
    ) &&
    goals.every(
      ({ state, parts }) => !firm.includes(state) || !parts.some(({ skill }) => skill === stuckOn?.skill),
    ),
  'an example of an error is wrong, and is the error it stands for': ({ errors }) =>
    errors.every(({ errorType, example }) => {
      const sum = readSum(example.sumId);
      const answer = readAnswerNotation(example.given);
      if (!sum || !answer) return false;
      const found = assess(sum, answer);
      return found === 'other-form' ? errorType === 'unclassified' : classify(sum, answer)[0] === errorType;
    }),
  'a skill somebody is stuck on went badly': ({ stuckOn }) =>
    stuckOn === null || stuckOn.right < 0.75 * stuckOn.answers,
  'speed is not praised where a pupil guesses or is stuck': ({ flags, pace }) =>
    pace.length === 0 || !(flags.includes('guessing') || flags.includes('stuck')),
  'speed is not praised where accuracy is low or falls': ({ pace }, { weeks }) => {
    const spoken = weeks.filter(({ answers, rightPerMinute }) => answers >= 20 && rightPerMinute !== null);
    const [first, last] = [spoken.at(0), spoken.at(-1)];
    if (pace.length === 0 || !first || !last) return pace.length === 0;
    return partRight(last) >= partRight(first) - 0.05 && pace.every((week) => partRight(week) >= 0.8);
  },
  'growth ends with what the grid says': (report) =>
    report.known.length === 0 || report.known.at(-1)?.known === knownIn(report),
  'whoever guesses has no misconception by it': ({ flags, errors }) =>
    errors.length === 0 || !flags.includes('guessing'),
  'no more errors are named than answers were wrong': ({ errors }, { weeks }) =>
    errors.reduce((sum, { count }) => sum + count, 0) <=
    weeks.reduce((sum, { answers, right }) => sum + answers - right, 0),
  'the next step follows from the flags': ({ step, flags }) =>
    (step.kind === 'slow-down') === flags.includes('guessing') &&
    (step.kind === 'explain') === flags.includes('stuck') &&
    (!flags.includes('ready-for-more') || step.kind === 'more'),
  'the next step names no goal that is reached': ({ step, goals }) =>
    !('goal' in step) ||
    goals.every(({ collection, state }) => collection.key !== step.goal || state !== 'reached'),
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
export const ruleNames = Object.keys(rules) as RuleName[];

/** The rules that a page breaks. */
export const broken = (report: PupilReport, evidence: PupilEvidence): RuleName[] =>
  ruleNames.filter((name) => !(rules[name] as Rule)(report, evidence));

/** A pupil of a group, as the page of the group sees it. */
export interface ClassReport {
  readonly pupils: ReadonlyMap<string, PupilReport>;
  readonly groups: readonly InstructionGroup[];
}

type GroupRule = (shown: ClassReport) => boolean;

const membersOf = ({ groups }: ClassReport) => groups.flatMap(({ members }) => members);
const rateOf = ({ count, of }: { count: number; of: number }): number => count / Math.max(1, of);

/** Rules of the small groups beside what is said of each pupil. */
export const groupRules = {
  'a group has two to six pupils': ({ groups }) =>
    groups.every(({ members }) => members.length >= 2 && members.length <= 6),
  'nobody is in two groups': (shown) => {
    const ids = membersOf(shown).map(({ pupilId }) => pupilId);
    return new Set(ids).size === ids.length;
  },
  'nobody is in a group without enough evidence': ({ groups }) =>
    groups.every(({ kind, members }) =>
      members.every(({ of, count }) => (kind === 'error' ? of >= 60 && count >= 6 : of >= 6 && count >= 3)),
    ),
  'whoever is in a group needs it more often than the others': ({ groups }) =>
    groups.every(({ members, others }) => members.every((member) => rateOf(member) > others)),
  'nobody is in a group who guesses or is ready for more': (shown) =>
    membersOf(shown).every(({ pupilId }) => {
      const flags = shown.pupils.get(pupilId)?.flags ?? [];
      return !flags.includes('guessing') && !flags.includes('ready-for-more');
    }),
  'nobody is in a group for a skill that is nearly reached': ({ groups, pupils }) =>
    groups.every(
      ({ kind, code, members }) =>
        kind === 'error' ||
        members.every(({ pupilId }) => {
          const parts = pupils.get(pupilId)?.goals.flatMap((goal) => goal.parts) ?? [];
          return parts.some(({ skill, state }) => skill === code && !firm.includes(state));
        }),
    ),
} as const satisfies Record<string, GroupRule>;

export type GroupRuleName = keyof typeof groupRules;
export const groupRuleNames = Object.keys(groupRules) as GroupRuleName[];

/** The rules that the groups of a class break. */
export const brokenByGroups = (shown: ClassReport): GroupRuleName[] =>
  groupRuleNames.filter((name) => !(groupRules[name] as GroupRule)(shown));
