import { Refusal } from '../result';
import { isGone, type Roster } from './roster';

/** A school of the export, with what identifies it. */
export interface School {
  readonly id: string;
  readonly name: string;
  /** BRIN or the Flemish institution number where the export has it, else the sender's own id; null when that says nothing. */
  readonly code: string | null;
}

/** Begins the id of a school without a code in the exports of this product: no later file of the school has that id. */
export const ownIdMark = '~';

/** A school of one import may have this many locations. */
const maxSchools = 8;

/** Returns the schools of an export that classes belong to; boards and departments are no schools. */
export function schoolsOf({ orgs, classes }: Pick<Roster, 'orgs' | 'classes'>): School[] {
  const live = orgs.filter((row) => !isGone(row));
  const ofType = live.filter((row) => row.of('type')?.toLowerCase() === 'school');
  const used = new Set(classes.filter((row) => !isGone(row)).map((row) => row.of('schoolSourcedId')));
  const listed = ofType.length > 0 ? ofType : live;
  const inUse = listed.filter((row) => used.has(row.of('sourcedId')));
  const schools = (inUse.length > 0 ? inUse : listed.slice(0, 1)).flatMap((row): School[] => {
    const id = row.of('sourcedId');
    if (id === null) return [];
    const code = row.of('identifier') ?? (id.startsWith(ownIdMark) ? null : id);
    return [{ id, name: row.of('name') ?? id, code }];
  });
  if (schools.length > maxSchools) throw new Refusal('oneroster-many-schools');
  return schools;
}
