import { identify } from './known-pupils';
import { matchGroups } from './match-groups';
import { type FileOptions, matchLeavers } from './match-leavers';
import { type MatchContext, matchPupils } from './match-pupils';
import type { FileWarning, ImportFile, Plan, PlannedPupil, PlanRowShown } from './plan';
import type { SchoolState } from './school-state';
import type { Scope } from './scope';

interface Comparison extends Pick<MatchContext, 'hashEckId'>, FileOptions {
  /** The person manages the school, and so is told who left it. */
  readonly tellsLeavers: boolean;
  readonly schoolYear: string;
  readonly ungroupedName: string;
  readonly newId: () => string;
}

/** Groups of the pupils of some groups, of those who are known by what never changes. */
function membersOf(file: ImportFile, state: SchoolState, hashEckId: MatchContext['hashEckId']) {
  const byKey = new Map<string, string | null>();
  const byEckId = new Map<string, string | null>();
  for (const { importKey, eckIdHash, groupId } of state.pupils) {
    if (importKey !== null) byKey.set(importKey, groupId);
    if (eckIdHash !== null) byEckId.set(eckIdHash, groupId);
  }
  const inGroup = new Map<string, string[]>();
  for (const pupil of file.pupils) {
    if (pupil.groupKey === null) continue;
    const { importKey, eckIdHash } = identify(pupil, hashEckId);
    const groupId = byEckId.get(eckIdHash ?? '') ?? byKey.get(importKey ?? '');
    if (groupId) inGroup.set(pupil.groupKey, [...(inGroup.get(pupil.groupKey) ?? []), groupId]);
  }
  return (groupKeys: readonly string[]) => groupKeys.flatMap((key) => inGroup.get(key) ?? []);
}

const kinds: readonly PlanRowShown['kind'][] = [
  'new',
  'known',
  'changed',
  'moved',
  'left',
  'back',
  'conflict',
  'skipped',
];

/** Known pupils with other numbers: so many, and the school has another administration. */
const fewestRenumbered = 5;

/** Everything a file would do to a school: a row for each of its pupils, and for who is missing. */
export function compareWithSchool(file: ImportFile, scope: Scope, comparison: Comparison) {
  const { own: state, others } = scope;
  const { schoolYear, hashEckId } = comparison;
  const groupOf = new Map(state.groups.map((existing) => [existing.groupId, existing]));
  const context: MatchContext = {
    hashEckId,
    // Those that were put away are not in the state at all.
    isOldGroup: (groupId) => (groupOf.get(groupId ?? '')?.schoolYear ?? '') < schoolYear,
    groupNameOf: (groupId) => groupOf.get(groupId ?? '')?.name ?? null,
  };
  const placed = matchGroups(file, state, schoolYear, {
    ...comparison,
    groupsOfMembers: membersOf(file, state, hashEckId),
    othersGroups: others.groups,
  });
  const { rows: inFile, known, renumbered } = matchPupils(file, scope, placed, context);
  const leavers = comparison.tellsLeavers
    ? matchLeavers(file, state, placed, known, context, comparison)
    : { rows: [], partial: false };
  const rows: PlannedPupil[] = [...inFile, ...leavers.rows];
  const plan: Plan = { schoolYear, groups: placed.groups };

  const newGroups = new Set(
    rows
      .filter(({ proposed, place }) => proposed && plan.groups[place]?.exists === false)
      .map((row) => row.place),
  );
  const count = Object.fromEntries(
    kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
  ) as Record<PlanRowShown['kind'], number>;
  const years = state.groups.map((existing) => existing.schoolYear);
  const newYear = years.length > 0 && years.every((year) => year < schoolYear);
  const warnings: FileWarning[] = [
    ...(leavers.partial ? ['partial-file' as const] : []),
    ...(newYear ? ['new-school-year' as const] : []),
    ...(renumbered >= fewestRenumbered ? ['other-administration' as const] : []),
  ];
  const groupIdOf = (key: string) => plan.groups[placed.placeOf(key)]?.groupId ?? '';
  return { rows, plan, groupIdOf, counts: { ...count, groups: newGroups.size }, warnings };
}
