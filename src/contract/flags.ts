/** Sections of the school area that can be open or closed for an account. */
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

/** Sections about groups and pupils: they are closed when the groups are, since no page would lead to them. */
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

/** Returns the state of every flag: the account's own value, or else the default of its kind. */
export function openFlags(
  kind: keyof typeof closedAtFirst,
  stored: Readonly<Partial<Record<string, boolean>>>,
): Flags {
  const isSet = (flag: FlagName) => stored[flag] ?? !closedAtFirst[kind].includes(flag);
  const isOpen = (flag: FlagName) => isSet(flag) && (isSet('featureGroepen') || !withinGroups.includes(flag));
  return Object.fromEntries(flagNames.map((flag) => [flag, isOpen(flag)])) as Flags;
}
