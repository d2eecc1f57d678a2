import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { KnownDay } from './known-day';
import { maxNoteLength, maxParentSentence } from './note-limits';
import { route } from './route';

const pupil = z.object({ pupilId: Id });
const note = pupil.extend({ noteId: Id });

/**
 * Short dated notes of teachers about a pupil, for all staff of the school that may see the pupil. Neither the child nor
 * the office sees them, also when the office looks in: 404.
 */
export const notes = {
  listNotes: route({
    method: 'GET',
    path: '/api/pupils/:pupilId/notes',
    tenancy: 'by-id',
    roles: school,
    params: pupil,
    reply: z.object({
      /** The latest day first. */
      notes: z.array(
        z.object({
          noteId: Id,
          day: z.iso.date(),
          text: z.string(),
          author: z.string(),
          /** Written by the one who asks, who alone may change it. */
          isOwn: z.boolean(),
          /** Null: as it was first written. */
          changedAt: z.string().nullable(),
        }),
      ),
    }),
  }),
  /**
   * Adds a note or changes an own one. The page makes the id, so that a repeated call adds nothing, and a deleted note
   * can be put back.
   */
  saveNote: route({
    method: 'PUT',
    path: '/api/pupils/:pupilId/notes/:noteId',
    tenancy: 'by-id',
    roles: school,
    params: note,
    body: z.object({ day: KnownDay, text: z.string().trim().min(1).max(maxNoteLength) }),
    reply: z.object({}),
  }),
  /** Puts a sentence of the teacher's own on the parents' sheet; null returns to the one that follows from the practice. */
  saveParentSentence: route({
    method: 'PUT',
    path: '/api/pupils/:pupilId/parent-sentence',
    tenancy: 'by-id',
    roles: school,
    params: pupil,
    body: z.object({ text: z.string().trim().min(1).max(maxParentSentence).nullable() }),
    reply: z.object({}),
  }),
  /** Deletes an own note. */
  deleteNote: route({
    method: 'DELETE',
    path: '/api/pupils/:pupilId/notes/:noteId',
    tenancy: 'by-id',
    roles: school,
    params: note,
    reply: z.object({}),
  }),
};
