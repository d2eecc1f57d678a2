import { nameForComparing } from '@/edexml/clean-text';
import { fullName } from '../groups/names';
import { isStable, type PlacedClasses } from './match-classes';
import type { ImportFile, PlannedClass, PlannedPupil, PlanRowShown, Warning } from './plan';
import type { KnownPupil, SchoolState } from './school-state';

type Row = ImportFile['pupils'][number];

const compared = (firstName: string, lastName: string | null) =>
  nameForComparing(fullName({ first_name: firstName, last_name: lastName, sort_name: null }));

/** Who of the school's list the rows of a file are: by ECK iD, then by a stable key, never by name alone. */
function indexOf({ pupils }: Pick<SchoolState, 'pupils'>) {
  const byEckId = new Map<string, KnownPupil>();
  const byKey = new Map<string, KnownPupil>();
  const byName = new Map<string, KnownPupil[]>();
  for (const pupil of pupils) {
    if (pupil.eckIdHash !== null) byEckId.set(pupil.eckIdHash, pupil);
    if (pupil.importKey !== null) byKey.set(pupil.importKey, pupil);
    if (pupil.inTrash) continue;
    const name = compared(pupil.firstName, pupil.lastName);
    byName.set(name, [...(byName.get(name) ?? []), pupil]);
  }
  return { byEckId, byKey, byName };
}

interface Match {
  readonly kind: PlanRowShown['kind'];
  readonly importable: boolean;
  readonly warnings: readonly Warning[];
}

/**
 * Compares the pupils of a file with the school's list and says for each what would happen. Two rows are
 * never the same pupil, and a doubt is a conflict: nothing is decided by a name.
 * @param hashEckId keyed hash, hex: the ECK iD itself goes no further than here.
 * @param mayAddTo whether this person may put pupils into a class the school has.
 */
export function matchPupils(
  file: Pick<ImportFile, 'pupils'>,
  state: Pick<SchoolState, 'pupils'>,
  placed: PlacedClasses,
  hashEckId: (eckId: string) => string,
  mayAddTo: (classId: string) => boolean,
): PlannedPupil[] {
  const known = indexOf(state);
  const matched = new Set<string>();
  const keys = new Set<string>();
  const eckIds = new Set<string>();

  const knownAs = (row: Row, pupil: KnownPupil, classId: string): Match => {
    const warnings: Warning[] = [];
    if (pupil.inTrash) warnings.push('known-in-trash');
    else if (pupil.classId !== classId) warnings.push('known-other-class');
    if (compared(row.firstName, row.lastName) !== compared(pupil.firstName, pupil.lastName)) {
      warnings.push('known-other-name');
    }
    return { kind: 'known', importable: false, warnings };
  };

  const unknown = (row: Row, identified: boolean, classId: string): Match => {
    const namesakes = known.byName.get(compared(row.firstName, row.lastName)) ?? [];
    if (namesakes.length === 0) return { kind: 'new', importable: true, warnings: [] };
    const nearby = namesakes.some((pupil) => pupil.classId === classId);
    if (nearby) return { kind: 'conflict', importable: true, warnings: ['name-exists'] };
    const kind = identified ? 'new' : 'conflict';
    return { kind, importable: true, warnings: ['name-exists-elsewhere'] };
  };

  /** Someone new goes only into a class of one's own, or one that is made. */
  const within = (found: Match, group: PlannedClass | undefined): Match =>
    found.importable && group?.exists && !mayAddTo(group.classId)
      ? { kind: 'skipped', importable: false, warnings: [...found.warnings, 'other-teacher'] }
      : found;

  const match = (row: Row, importKey: string | null, eckIdHash: string | null, classId: string): Match => {
    if (importKey !== null && keys.has(importKey)) {
      return { kind: 'skipped', importable: false, warnings: ['duplicate-key'] };
    }
    if (eckIdHash !== null && eckIds.has(eckIdHash)) {
      return { kind: 'skipped', importable: false, warnings: ['duplicate-eckid'] };
    }
    if (importKey !== null) keys.add(importKey);
    if (eckIdHash !== null) eckIds.add(eckIdHash);
    const byEckId = eckIdHash === null ? undefined : known.byEckId.get(eckIdHash);
    const byKey = importKey === null ? undefined : known.byKey.get(importKey);
    const pupil = byEckId ?? byKey;
    if (!pupil) return unknown(row, importKey !== null || eckIdHash !== null, classId);
    const twoPeople = byEckId && byKey && byEckId !== byKey;
    const otherEckId = !byEckId && eckIdHash !== null && pupil.eckIdHash !== null;
    if (twoPeople || otherEckId || matched.has(pupil.pupilId)) {
      return { kind: 'conflict', importable: false, warnings: ['identity-conflict'] };
    }
    matched.add(pupil.pupilId);
    return knownAs(row, pupil, classId);
  };

  return file.pupils.map((row, index): PlannedPupil => {
    const place = placed.placeOf(row.groupKey);
    const group = placed.classes[place];
    const importKey = row.key !== null && isStable(row.key) ? row.key : null;
    const eckIdHash = row.eckId === null ? null : hashEckId(row.eckId);
    const found = within(match(row, importKey, eckIdHash, group?.classId ?? ''), group);
    const badReference: Warning[] =
      row.groupKey !== null && !placed.hasGroup(row.groupKey) ? ['bad-reference'] : [];
    return {
      row: index,
      kind: found.kind,
      importable: found.importable,
      name: fullName({ first_name: row.firstName, last_name: row.lastName, sort_name: row.sortName }),
      year: row.year,
      groupName: group?.name ?? null,
      warnings: [...found.warnings, ...badReference],
      firstName: row.firstName,
      lastName: row.lastName,
      sortName: row.sortName,
      importKey,
      eckIdHash,
      place,
    };
  });
}
