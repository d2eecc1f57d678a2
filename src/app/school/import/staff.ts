import { nameForComparing } from '@/edexml/clean-text';
import type { ReadTeacher } from '@/edexml/result';
import type { CallInput, CallReply } from '../../api/call';

type Listed = CallReply<'listTeachers'>;
type Colleague = Listed['teachers'][number];
type Group = Listed['groups'][number];
type Ticked = CallInput<'takeInTeachers'>['body']['teachers'][number];

/** What is to happen with somebody of the file; nothing without one of these. */
export type StaffDeed = 'invite' | 'link';

/** Somebody of the file beside the school's own list of adults. */
export interface StaffRow {
  readonly at: number;
  readonly teacher: ReadTeacher;
  /** Groups of the school that the file gives. */
  readonly groups: readonly Group[];
  /** Has this address, or else this number. */
  readonly known: Colleague | null;
  /** The only one of this name who is nobody else of the file: a person says whether it is the same. */
  readonly namesake: Colleague | null;
  /** What may be ticked; empty when there is nothing to do. */
  readonly may: readonly StaffDeed[];
}

const missingOf = ({ groupIds }: Colleague, groups: readonly Group[]) =>
  groups.filter(({ groupId }) => !groupIds.includes(groupId));

/**
 * The people of a file, each with who it is in the school's list: by address, then by number; by name only as a question.
 * @param groupOf id of the group of each key of the file
 */
export function staffRows(
  teachers: readonly ReadTeacher[],
  groupOf: ReadonlyMap<string, string>,
  listed: Listed,
): StaffRow[] {
  const byAddress = new Map(listed.teachers.map((each) => [each.email?.toLowerCase() ?? '', each]));
  const byKey = new Map(listed.teachers.map((each) => [each.importKey ?? '', each]));
  const knownAs = ({ email, key }: ReadTeacher): Colleague | null =>
    (email && byAddress.get(email)) || (key && byKey.get(key)) || null;
  const named = new Set(teachers.map((teacher) => knownAs(teacher)?.userId));
  return teachers.map((teacher, at): StaffRow => {
    const ids = new Set(teacher.groupKeys.map((key) => groupOf.get(key)));
    const groups = listed.groups.filter(({ groupId }) => ids.has(groupId));
    const known = knownAs(teacher);
    const name = nameForComparing(teacher.name);
    const same = listed.teachers.filter(
      (each) => each.state !== 'disabled' && !named.has(each.userId) && nameForComparing(each.name) === name,
    );
    const namesake = known === null && same.length === 1 ? (same[0] ?? null) : null;
    const linkTo = known ?? namesake;
    const mayLink = linkTo !== null && linkTo.state !== 'disabled' && missingOf(linkTo, groups).length > 0;
    const may: StaffDeed[] = [...(mayLink ? ['link' as const] : []), ...(known ? [] : ['invite' as const])];
    return { at, teacher, groups, known, namesake, may };
  });
}

/** What a person has chosen: the deed for each row, and addresses the file lacks. */
export interface StaffChoices {
  readonly deeds: ReadonlyMap<number, StaffDeed>;
  readonly addresses: ReadonlyMap<number, string>;
}

const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const addressOf = ({ teacher, at }: StaffRow, { addresses }: Pick<StaffChoices, 'addresses'>) =>
  teacher.email ?? (addresses.get(at) ?? '').trim();

/** Whether somebody who is to be invited has no address yet that a letter can go to. */
export const lacksAddress = (row: StaffRow, choices: StaffChoices): boolean =>
  choices.deeds.get(row.at) === 'invite' && !looksLikeAddress.test(addressOf(row, choices));

/** What leaves the browser: of those who are ticked, and of a colleague who is there not even the name. */
export function requestedStaff(rows: readonly StaffRow[], choices: StaffChoices): Ticked[] {
  return rows.flatMap((row): Ticked[] => {
    const deed = choices.deeds.get(row.at);
    const groupIds = row.groups.map(({ groupId }) => groupId);
    const there = row.known ?? row.namesake;
    const { name } = row.teacher;
    const key = row.teacher.key === null ? {} : { key: row.teacher.key };
    if (deed === 'link' && there) return [{ userId: there.userId, groupIds, ...key }];
    if (deed !== 'invite') return [];
    return [{ name, email: addressOf(row, choices), groupIds, ...key }];
  });
}
