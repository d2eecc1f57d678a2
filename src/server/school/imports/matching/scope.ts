import { compared } from './compared-name';
import type { KnownGroup, SchoolState } from './school-state';

/**
 * The rest of the school, for an import that is confined to some groups. It answers only whether something occurs there,
 * in the trash or not: a row that matches tells a teacher that the child is at school, and nothing else.
 */
export interface Others {
  /** Numbers of the school's administration, and ids as a roster of this school has them. */
  readonly importKeys: ReadonlySet<string>;
  readonly eckIdHashes: ReadonlySet<string>;
  /** As `compared` makes them. */
  readonly names: ReadonlySet<string>;
  readonly groups: readonly KnownGroup[];
}

/** The part of a school that an import may show and change, and what else there is. */
export interface Scope {
  readonly own: SchoolState;
  readonly others: Others;
}

/** The scope of somebody who manages the whole school. */
export const wholeSchool = (state: SchoolState): Scope => ({
  own: state,
  others: { importKeys: new Set(), eckIdHashes: new Set(), names: new Set(), groups: [] },
});

/**
 * The scope of a teacher: the own groups and the pupils in them, also those in the trash. Everything a plan says is
 * computed from `own`, so that it cannot hold anything of the pupils of others.
 * @param taught ids of the teacher's groups, archived or not
 */
export function scopeOfTeacher({ groups, pupils }: SchoolState, taught: ReadonlySet<string>): Scope {
  const isOwn = ({ groupId }: { readonly groupId: string | null }) => groupId !== null && taught.has(groupId);
  const others = pupils.filter((pupil) => !isOwn(pupil));
  return {
    own: { groups: groups.filter(isOwn), pupils: pupils.filter(isOwn) },
    others: {
      importKeys: new Set(
        others.flatMap(({ importKey, pupilId }) => (importKey === null ? [pupilId] : [pupilId, importKey])),
      ),
      eckIdHashes: new Set(others.flatMap(({ eckIdHash }) => eckIdHash ?? [])),
      names: new Set(others.map(({ firstName, lastName }) => compared(firstName, lastName))),
      groups: groups.filter((one) => !isOwn(one)),
    },
  };
}
