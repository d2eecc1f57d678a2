import { type NoteCode, noteCodes, type Parsed, type TeacherRole, teacherRoles } from '@/edexml/result';
import type { CallReply } from '../../../api/call';

type FetchedList = CallReply<'fetchAdministration'>;

const isOneOf =
  <Code extends string>(codes: readonly Code[]) =>
  (code: string): code is Code =>
    codes.some((each) => each === code);
const isNote = isOneOf<NoteCode>(noteCodes);
const isRole = isOneOf<TeacherRole>(teacherRoles);
const isReason = isOneOf<Parsed['leftOut'][number]['reason']>([
  'left',
  'duplicate-key',
  'duplicate-eckid',
  'no-name',
  'other-file',
]);

/** Returns a list that the server fetched as one that was read from a file; codes of a newer server are left out. */
export function asParsed({ notes, leftOut, teachers, mixed, ...list }: FetchedList): Parsed {
  return {
    ok: true,
    ...list,
    notes: notes.flatMap(({ code, line, pupil, otherLine, groupKey }) =>
      isNote(code)
        ? [
            {
              code,
              line,
              ...(pupil !== undefined && { pupil }),
              ...(otherLine !== undefined && { otherLine }),
              ...(groupKey !== undefined && { groupKey }),
            },
          ]
        : [],
    ),
    leftOut: leftOut.flatMap(({ reason, ...one }) => (isReason(reason) ? [{ ...one, reason }] : [])),
    teachers: teachers.map((one) => ({ ...one, roles: one.roles.filter(isRole) })),
    mixed: new Map(mixed),
  };
}
