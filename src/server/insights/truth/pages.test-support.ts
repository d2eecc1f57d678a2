import { stateTogether } from '@/maths/report/standing';
import type { Answer } from '../../platform/http/call';

/* What pages say of one pupil, compared: its own page (also the sheet for its parents), the list, the group and today. */

type Page = Answer<'readProgress'>;
type Listed = Answer<'listPupils'>['pupils'][number];
type Compared = Answer<'readGroupProgress'>['years'][number];
type GroupFacts = Answer<'readGroupFacts'>;
type Today = Answer<'readToday'>;
type Rounds = Answer<'listRounds'>['rounds'];
type Goal = Page['goals'][number];

/** Everything that is shown of one pupil on one day. */
export interface PagesOfPupil {
  readonly page: Page;
  readonly listed: Listed;
  readonly year: Compared;
  readonly grid: GroupFacts;
  readonly today: Today;
  /** All of the period, as they are exported. */
  readonly rounds: Rounds;
  /** Domain of a goal. */
  readonly domainOf: (collectionKey: string) => string | undefined;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const sumOf = <Item>(items: readonly Item[], pick: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + pick(item), 0);
const knownOn = ({ facts }: Page): number => facts.filter(({ state }) => state === 'known').length;
const figures = ({ state, all, practised, known, nearly, looked, right }: Omit<Goal, 'parts'>) => [
  state,
  all,
  practised,
  known,
  nearly,
  looked,
  right,
];
const comparedOf = ({ page, year }: PagesOfPupil) =>
  year.pupils.find(({ pupilId }) => pupilId === page.pupil.pupilId);
const letters = { k: 'known', n: 'nearly', p: 'practising' } as const;

type Rule = (pages: PagesOfPupil) => boolean;

/** Each rule returns true when the pages keep it. */
export const pageRules = {
  'the list and the group have the flags of the page': (pages) =>
    isSame(pages.listed.flags, pages.page.attention.flags) &&
    isSame(comparedOf(pages)?.flags, pages.page.attention.flags),
  'the list is stuck on what the page is stuck on': ({ listed, page }) =>
    isSame(listed.stuckOn, page.attention.stuckOn),
  'the group has the goals of the page, with its figures': (pages) =>
    isSame(
      pages.year.goals.map(({ collectionKey }) => collectionKey),
      pages.page.goals.map(({ collectionKey }) => collectionKey),
    ) &&
    isSame(
      comparedOf(pages)?.standings.map(({ state }) => state),
      pages.page.goals.map(({ state }) => state),
    ),
  'the group counts of a goal what the page counts': (pages) =>
    pages.page.goals.every((goal, place) => {
      const standing = comparedOf(pages)?.standings[place];
      return standing !== undefined && isSame(figures(goal), figures({ ...goal, ...standing }));
    }),
  'a domain of the list is as far as the goals of the page': ({ listed, page, domainOf }) =>
    listed.domains.every(({ domain, state }) => {
      const own = page.goals.filter(({ collectionKey }) => domainOf(collectionKey) === domain);
      return state === stateTogether(own.map((goal) => goal.state));
    }),
  'the list knows as many facts as the page': ({ listed, page }) => listed.automatedFacts === knownOn(page),
  'growth ends with what the page knows': ({ page }) =>
    page.weeks.length === 0 || page.weeks.at(-1)?.known === knownOn(page),
  'the grid of the group has the facts of the page': ({ grid, page }) => {
    const place = grid.pupils.findIndex(({ pupilId }) => pupilId === page.pupil.pupilId);
    const own = grid.facts.flatMap(({ sumId, states }): (readonly [string, string])[] => {
      const letter = states[place];
      return letter === 'k' || letter === 'n' || letter === 'p' ? [[sumId, letters[letter]]] : [];
    });
    const shown = page.facts.map(({ sumId, state }) => [sumId, state] as const);
    const sorted = (facts: readonly (readonly [string, string])[]) =>
      facts.toSorted(([one], [other]) => one.localeCompare(other));
    return isSame(sorted(own), sorted(shown));
  },
  'the group has the totals of the page': (pages) => isSame(comparedOf(pages)?.totals, pages.page.totals),
  'weeks add up to the totals': ({ page: { weeks, totals } }) =>
    sumOf(weeks, ({ answers }) => answers) === totals.answers &&
    sumOf(weeks, ({ right }) => right) === totals.right,
  'exported rounds add up to the totals': ({ rounds, page: { totals } }) =>
    sumOf(rounds, ({ answers }) => answers) === totals.answers &&
    sumOf(rounds, ({ right }) => right) === totals.right,
  'the last day of practice is in the weeks of the page': ({ listed, page }) =>
    (listed.lastPractised === null) === (page.weeks.length === 0) &&
    (listed.lastPractised ?? '') >= (page.weeks.at(-1)?.week ?? ''),
  'speed stands beside no flag of guessing or being stuck': (pages) =>
    !pages.page.attention.flags.some((flag) => flag === 'guessing' || flag === 'stuck') ||
    (comparedOf(pages)?.rightPerMinute === null && pages.page.weeks.every(({ isPace }) => !isPace)),
  'today names a pupil for a flag of its page': ({ today, page }) =>
    today.pupils.every(
      ({ pupilId, reason }) => pupilId !== page.pupil.pupilId || page.attention.flags.includes(reason),
    ),
  'today proposes more only to who is ready for it': ({ today, page }) =>
    !(today.proposal?.members ?? []).some(({ pupilId }) => pupilId === page.pupil.pupilId) ||
    (page.attention.flags.includes('ready-for-more') && page.step.kind === 'more'),
  'no more errors are named than answers were wrong': ({ page: { errors, totals } }) =>
    sumOf(errors, ({ count }) => count) <= totals.answers - totals.right,
} as const satisfies Record<string, Rule>;

type PageRule = keyof typeof pageRules;
export const pageRuleNames = Object.keys(pageRules) as PageRule[];

/** The rules that the pages of a pupil break. */
export const brokenByPages = (pages: PagesOfPupil): PageRule[] =>
  pageRuleNames.filter((name) => !(pageRules[name] as Rule)(pages));

const withPage = (pages: PagesOfPupil, change: Partial<Page>): PagesOfPupil => ({
  ...pages,
  page: { ...pages.page, ...change },
});
const withTotals = (pages: PagesOfPupil, by: Partial<Page['totals']>): PagesOfPupil =>
  withPage(pages, { totals: { ...pages.page.totals, ...by } });
const oneGoalMore = (pages: PagesOfPupil, change: (goal: Goal) => Partial<Goal>): PagesOfPupil =>
  withPage(pages, { goals: pages.page.goals.map((goal) => ({ ...goal, ...change(goal) })) });
const named = { avatar: '', settingsId: null };

/** For each rule pages that break it. */
export const pageMutants: Readonly<Record<PageRule, (pages: PagesOfPupil) => PagesOfPupil>> = {
  'the list and the group have the flags of the page': (pages) => ({
    ...pages,
    listed: { ...pages.listed, flags: [...pages.listed.flags, 'stuck'] },
  }),
  'the list is stuck on what the page is stuck on': (pages) => ({
    ...pages,
    listed: {
      ...pages.listed,
      stuckOn: pages.listed.stuckOn
        ? null
        : { skill: 'x', answers: 9, right: 1, cause: 'mixed', errorType: null, misses: 8, example: null },
    },
  }),
  'the group has the goals of the page, with its figures': (pages) =>
    oneGoalMore(pages, ({ state }) => ({ state: state === 'reached' ? 'nearly' : 'reached' })),
  'the group counts of a goal what the page counts': (pages) =>
    oneGoalMore(pages, ({ known }) => ({ known: known + 1 })),
  'a domain of the list is as far as the goals of the page': (pages) => ({
    ...pages,
    listed: {
      ...pages.listed,
      domains: pages.listed.domains.map((each) => ({
        ...each,
        state: each.state === 'not-begun' ? 'under-way' : 'not-begun',
      })),
    },
  }),
  'the list knows as many facts as the page': (pages) => ({
    ...pages,
    listed: { ...pages.listed, automatedFacts: pages.listed.automatedFacts + 1 },
  }),
  'growth ends with what the page knows': (pages) =>
    withPage(pages, { weeks: pages.page.weeks.map((week) => ({ ...week, known: week.known + 1 })) }),
  'the grid of the group has the facts of the page': (pages) =>
    withPage(pages, { facts: pages.page.facts.slice(1) }),
  'the group has the totals of the page': (pages) => withTotals(pages, { days: pages.page.totals.days + 1 }),
  'weeks add up to the totals': (pages) => withPage(pages, { weeks: pages.page.weeks.slice(1) }),
  'exported rounds add up to the totals': (pages) => ({ ...pages, rounds: pages.rounds.slice(1) }),
  'the last day of practice is in the weeks of the page': (pages) => ({
    ...pages,
    listed: { ...pages.listed, lastPractised: pages.listed.lastPractised === null ? '2026-09-01' : null },
  }),
  'speed stands beside no flag of guessing or being stuck': (pages) =>
    withPage(pages, {
      attention: { ...pages.page.attention, flags: ['stuck'] },
      weeks: pages.page.weeks.map((week) => ({ ...week, isPace: true })),
    }),
  'today names a pupil for a flag of its page': (pages) => {
    const { pupilId } = pages.page.pupil;
    const [first] = pages.today.pupils;
    const own = { ...named, ...first, pupilId, reason: 'stuck' } as Today['pupils'][number];
    const quiet = withPage(pages, { attention: { ...pages.page.attention, flags: [] } });
    return { ...quiet, today: { ...pages.today, pupils: [own] } };
  },
  'today proposes more only to who is ready for it': (pages) => {
    const pupil = { ...named, pupilId: pages.page.pupil.pupilId, name: '' };
    const proposal = { ...pages.today.proposal, members: [pupil] } as unknown as Today['proposal'];
    const quiet = withPage(pages, { attention: { ...pages.page.attention, flags: [] } });
    return { ...quiet, today: { ...pages.today, proposal } };
  },
  'no more errors are named than answers were wrong': (pages) =>
    withPage(pages, {
      errors: pages.page.errors.map((error) => ({ ...error, count: 1 + 1000 * error.count })),
    }),
};
