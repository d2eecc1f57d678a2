import type { Db } from '../../platform/db/database';
import type { Call, Handlers } from '../../platform/http/call';
import { notFound, unprocessable } from '../../platform/http/errors';
import { audit } from '../audit';
import { requireManagedPupil } from '../policy';
import { saveParentSentence } from './save-parent-sentence';

type AnyCall = Call<'listNotes'> | Call<'saveNote'> | Call<'deleteNote'>;

/** Notes that a pupil has at most: a page is read at once. */
const maxNotes = 300;

/** @throws CallError 404 for a pupil this person may not see, and for the office, which looks in */
async function requirePupilOf(db: Db, { session, params }: AnyCall): Promise<string> {
  if (session.viewer) throw notFound();
  const { pupil_id } = await requireManagedPupil(db, session, params.pupilId);
  return pupil_id;
}

const notesOf = (db: Db, pupilId: string) =>
  db.selectFrom('pupil_note as n').where('n.pupil_id', '=', pupilId);

/** Locks the pupil's own note. @returns undefined when there is none @throws CallError 404 when it is a colleague's */
async function ownNote(tx: Db, { session, params }: Call<'saveNote'> | Call<'deleteNote'>) {
  const found = await notesOf(tx, params.pupilId)
    .where('n.note_id', '=', params.noteId)
    .select(['n.created_by', 'n.text', 'n.day'])
    .forUpdate()
    .executeTakeFirst();
  if (found && found.created_by !== session.personId) throw notFound();
  return found;
}

export const handlers = {
  async listNotes(call) {
    const { db, session } = call;
    const pupilId = await requirePupilOf(db, call);
    const rows = await notesOf(db, pupilId)
      .innerJoin('app_user as u', (on) => on.onRef('u.user_id', '=', 'n.created_by'))
      .select(['n.note_id', 'n.day', 'n.text', 'n.changed_at', 'n.created_by', 'u.display_name'])
      .orderBy('n.day', 'desc')
      .orderBy('n.created_at', 'desc')
      .orderBy('n.note_id')
      .execute();
    return {
      notes: rows.map((row) => ({
        noteId: row.note_id,
        day: row.day,
        text: row.text,
        author: row.display_name,
        isOwn: row.created_by === session.personId,
        changedAt: row.changed_at?.toISOString() ?? null,
      })),
    };
  },

  /** @throws CallError 404, 422 `too-many-notes` */
  async saveNote(call) {
    const { db, session, params, body, now } = call;
    await db.transaction().execute(async (tx) => {
      const pupilId = await requirePupilOf(tx, call);
      const found = await ownNote(tx, call);
      if (found?.text === body.text && found.day === body.day) return;
      if (found) {
        await tx
          .updateTable('pupil_note')
          .set({ day: body.day, text: body.text, changed_at: now })
          .where('pupil_id', '=', pupilId)
          .where('note_id', '=', params.noteId)
          .execute();
      } else {
        const { count } = await notesOf(tx, pupilId)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(count) >= maxNotes) throw unprocessable('too-many-notes');
        await tx
          .insertInto('pupil_note')
          .values({
            pupil_id: pupilId,
            note_id: params.noteId,
            day: body.day,
            text: body.text,
            created_by: session.personId,
            created_at: now,
            changed_at: null,
          })
          .execute();
      }
      const action = found ? 'note.changed' : 'note.added';
      await audit(tx, session, { action, subjectId: pupilId, counts: { notes: 1 } }, now);
    });
    return {};
  },

  /** A second time changes nothing. @throws CallError 404 */
  async deleteNote(call) {
    const { db, session, params, now } = call;
    await db.transaction().execute(async (tx) => {
      const pupilId = await requirePupilOf(tx, call);
      if (!(await ownNote(tx, call))) return;
      await tx
        .deleteFrom('pupil_note')
        .where('pupil_id', '=', pupilId)
        .where('note_id', '=', params.noteId)
        .execute();
      await audit(tx, session, { action: 'note.deleted', subjectId: pupilId, counts: { notes: 1 } }, now);
    });
    return {};
  },

  saveParentSentence,
} satisfies Partial<Handlers>;
