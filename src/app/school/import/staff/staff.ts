import { nameForComparing } from '@/edexml/bytes/clean-text';
import type { ReadTeacher } from '@/edexml/result';
import type { CallInput, CallReply } from '../../../api/call';

type Listed = CallReply<'listTeachers'>;
type Colleague = Listed['teachers'][number];
type Group = Listed['groups'][number];
type Ticked = CallInput<'importTeachers'>['body']['teachers'][number];

/** Action for a person of the file; absent for none. */
export type StaffAction = 'invite' | 'link';

/** A person of the file, matched with the school's staff. */
export interface StaffRow {
  readonly at: number;
  readonly teacher: ReadTeacher;
  /** Groups of the school that the file assigns. */
  readonly groups: readonly Group[];
  /** The colleague with this address, or else this number. */
  readonly known: Colleague | null;
  /** The only unmatched colleague with this name; a person decides whether it is the same. */
  readonly namesake: Colleague | null;
  /** Possible actions; empty when there is nothing to do. */
  readonly may: readonly StaffAction[];
}

const missingOf = ({ groupIds }: Colleague, groups: readonly Group[]) =>
  groups.filter(({ groupId }) => !groupIds.includes(groupId));

/**
 * Matches the people of a file with the school's staff: by address, then by number; by name only as a question.
 * @param groupOf id of the group by its key in the file
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
    const may: StaffAction[] = [...(mayLink ? ['link' as const] : []), ...(known ? [] : ['invite' as const])];
    return { at, teacher, groups, known, namesake, may };
  });
}

/** Choices by row, and addresses that the file lacks. */
export interface StaffChoices {
  readonly actions: ReadonlyMap<number, StaffAction>;
  readonly addresses: ReadonlyMap<number, string>;
}

const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const addressOf = ({ teacher, at }: StaffRow, { addresses }: Pick<StaffChoices, 'addresses'>) =>
  teacher.email ?? (addresses.get(at) ?? '').trim();

/** True when a person to be invited has no valid address yet. */
export const lacksAddress = (row: StaffRow, choices: StaffChoices): boolean =>
  choices.actions.get(row.at) === 'invite' && !looksLikeAddress.test(addressOf(row, choices));

/** Builds the request. It contains only ticked people, and not even the name of a colleague who is already there. */
export function requestedStaff(rows: readonly StaffRow[], choices: StaffChoices): Ticked[] {
  return rows.flatMap((row): Ticked[] => {
    const choice = choices.actions.get(row.at);
    const groupIds = row.groups.map(({ groupId }) => groupId);
    const there = row.known ?? row.namesake;
    const { name } = row.teacher;
    const key = row.teacher.key === null ? {} : { key: row.teacher.key };
    if (choice === 'link' && there) return [{ userId: there.userId, groupIds, ...key }];
    if (choice !== 'invite') return [];
    return [{ name, email: addressOf(row, choices), groupIds, ...key }];
  });
}
