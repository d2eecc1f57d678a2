import type { Route } from './route';

/** Parts of the school area that can be open or closed for an account. */
export const flagNames = [
  'featureGroepen',
  'featureOefeninstellingen',
  'featureVoortgang',
  'featureEdexml',
  'featureDocenten',
  'featureLicentie',
  'featureBerichten',
  'featureVriendUitnodigen',
  'featurePrullenbak',
] as const;
export type FlagName = (typeof flagNames)[number];
type Flags = Readonly<Record<FlagName, boolean>>;

/** These are about groups and pupils: without the groups there is no way to them. */
const withinGroups: readonly FlagName[] = [
  'featureOefeninstellingen',
  'featureVoortgang',
  'featureEdexml',
  'featurePrullenbak',
];

/** A family has no pupil administration; everything else is open from the beginning. */
const closedAtFirst: Readonly<Record<'school' | 'home' | 'staff', readonly FlagName[]>> = {
  school: [],
  home: ['featureEdexml'],
  staff: [],
};

/** What is open for an account: what was set for it, else what its kind begins with. */
export function openFlags(
  kind: keyof typeof closedAtFirst,
  stored: Readonly<Partial<Record<string, boolean>>>,
): Flags {
  const isSet = (flag: FlagName) => stored[flag] ?? !closedAtFirst[kind].includes(flag);
  const isOpen = (flag: FlagName) => isSet(flag) && (isSet('featureGroepen') || !withinGroups.includes(flag));
  return Object.fromEntries(flagNames.map((flag) => [flag, isOpen(flag)])) as Flags;
}

/**
 * Puts the calls of a section behind its flag, except those with a flag of their own and those that children make too:
 * their island goes on whatever is closed for the adults.
 */
export const section = <const Calls extends Record<string, Route>>(flag: FlagName, calls: Calls): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      Array.isArray(call.roles) && !call.roles.includes('leerling') ? { flag, ...call } : call,
    ]),
  ) as Calls;
