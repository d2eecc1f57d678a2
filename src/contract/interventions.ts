import * as z from 'zod';
import { matterKinds } from '@/maths/report/matter';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';
import { SettingsTask } from './settings';

/**
 * Names what a teacher did: explained something to a group, talked with a pupil, set a collection ready, or took the clock or
 * long rounds away from a pupil who guesses.
 */
export const interventionKinds = ['instruction', 'talk', 'practice', 'no-clock', 'short-rounds'] as const;

/** What it is about; `code` is a skill, a misconception or a collection, or empty. */
export const Matter = z.object({
  kind: z.enum(matterKinds),
  code: z.string().regex(/^[a-z0-9/-]{0,80}$/),
});

const intervention = z.object({ groupId: Id, interventionId: Id });

export const interventions = {
  /**
   * Stores what a teacher did, and changes the settings of the pupils where that is what was done: of all of them or of
   * none. The page makes the id, so that a repeated call has no further effect. 409 when another user has changed the
   * settings of one of them meanwhile.
   */
  recordIntervention: route({
    method: 'PUT',
    path: '/api/groups/:groupId/interventions/:interventionId',
    tenancy: 'by-id',
    roles: school,
    params: intervention,
    body: z.object({
      kind: z.enum(interventionKinds),
      matter: Matter,
      /** `basedOn` is the version of the pupil's own settings that the page showed; null when it had none. */
      pupils: z
        .array(z.object({ pupilId: Id, basedOn: Id.nullable() }))
        .min(1)
        .max(60),
      /** Set for `practice` only. */
      collectionKey: SettingsTask.shape.collectionKey.nullable(),
      /** Weeks of a `practice`; null: as long as the settings apply. */
      weeks: z.number().int().min(1).max(12).nullable(),
    }),
    reply: z.object({}),
  }),
  /** Forgets it, and restores the settings it changed but for pupils whose settings were saved since. */
  undoIntervention: route({
    method: 'DELETE',
    path: '/api/groups/:groupId/interventions/:interventionId',
    tenancy: 'by-id',
    roles: school,
    params: intervention,
    reply: z.object({
      /** Names of the pupils who keep their newer settings. */
      overtaken: z.array(z.string()),
    }),
  }),
  /** Takes an effect off the page, or puts it back. */
  closeIntervention: route({
    method: 'PUT',
    path: '/api/groups/:groupId/interventions/:interventionId/closed',
    tenancy: 'by-id',
    roles: school,
    params: intervention,
    body: z.object({ closed: z.boolean() }),
    reply: z.object({}),
  }),
};
