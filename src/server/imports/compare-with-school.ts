import { identify } from './known-pupils';
import { matchClasses } from './match-classes';
import { matchLeavers, type Said } from './match-leavers';
import { type Around, matchPupils } from './match-pupils';
import type { FileWarning, ImportFile, Plan, PlannedPupil, PlanRowShown } from './plan';
import type { SchoolState } from './school-state';
import type { Scope } from './scope';

interface Comparison extends Pick<Around, 'hashEckId'>, Said {
  /** The person manages the school, and so is told who left it. */
  readonly tellsLeavers: boolean;
  readonly schoolYear: string;
  readonly shelfName: string;
  readonly newId: () => string;
}

/** Classes of the pupils of some groups, of those who are known by what never changes. */
function membersOf(file: ImportFile, state: SchoolState, hashEckId: Around['hashEckId']) {
  const byKey = new Map<string, string | null>();
  const byEckId = new Map<string, string | null>();
  for (const { importKey, eckIdHash, classId } of state.pupils) {
    if (importKey !== null) byKey.set(importKey, classId);
    if (eckIdHash !== null) byEckId.set(eckIdHash, classId);
  }
  const inGroup = new Map<string, string[]>();
  for (const pupil of file.pupils) {
    if (pupil.groupKey === null) continue;
    const { importKey, eckIdHash } = identify(pupil, hashEckId);
    const classId = byEckId.get(eckIdHash ?? '') ?? byKey.get(importKey ?? '');
    if (classId) inGroup.set(pupil.groupKey, [...(inGroup.get(pupil.groupKey) ?? []), classId]);
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
  const classOf = new Map(state.classes.map((existing) => [existing.classId, existing]));
  const around: Around = {
    hashEckId,
    // Those that were put away are not in the state at all.
    isOldClass: (classId) => (classOf.get(classId ?? '')?.schoolYear ?? '') < schoolYear,
    className: (classId) => classOf.get(classId ?? '')?.name ?? null,
  };
  const placed = matchClasses(file, state, schoolYear, {
    ...comparison,
    classesOfMembers: membersOf(file, state, hashEckId),
    othersClasses: others.classes,
  });
  const { rows: inFile, known, renumbered } = matchPupils(file, scope, placed, around);
  const leavers = comparison.tellsLeavers
    ? matchLeavers(file, state, placed, known, around, comparison)
    : { rows: [], partial: false };
  const rows: PlannedPupil[] = [...inFile, ...leavers.rows];
  const plan: Plan = { schoolYear, classes: placed.classes };

  const newClasses = new Set(
    rows
      .filter(({ proposed, place }) => proposed && plan.classes[place]?.exists === false)
      .map((row) => row.place),
  );
  const count = Object.fromEntries(
    kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
  ) as Record<PlanRowShown['kind'], number>;
  const years = state.classes.map((existing) => existing.schoolYear);
  const newYear = years.length > 0 && years.every((year) => year < schoolYear);
  const warnings: FileWarning[] = [
    ...(leavers.partial ? ['partial-file' as const] : []),
    ...(newYear ? ['new-school-year' as const] : []),
    ...(renumbered >= fewestRenumbered ? ['other-administration' as const] : []),
  ];
  const groupIdOf = (key: string) => plan.classes[placed.placeOf(key)]?.classId ?? '';
  return { rows, plan, groupIdOf, counts: { ...count, groups: newClasses.size }, warnings };
}
