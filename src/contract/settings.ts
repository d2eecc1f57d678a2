import * as z from 'zod';
import { Id } from './auth';
import { gameIds } from './game-ids';
import { school } from './groups';
import { route } from './route';

export const PracticeSettingsBody = z.object({
  series: z.enum(['adaptive', 'fixed']),
  sumsPerRound: z.number().int().min(8).max(24),
  help: z.boolean(),
  clock: z.enum(['off', 'visible']),
  fragileLimit: z.number().int().min(4).max(12),
});

/** One part of the task list: practising a collection, required or free. */
export const SettingsTask = z.object({
  collectionKey: z.string().max(64),
  required: z.boolean(),
  /** Rounds asked per day when required. */
  roundsPerDay: z.number().int().min(1).max(6),
  /** Games allowed; empty means every game that fits. */
  games: z.array(z.enum(gameIds)).max(gameIds.length),
  /** Last day it is asked, `2026-11-30`; null: as long as the settings stand. */
  until: z.iso.date().nullable().default(null),
});

export const SettingsBody = PracticeSettingsBody.extend({
  title: z.string().trim().min(1).max(80),
  /** A pupil without any answers begins with a test of some sums that finds its level. */
  startTest: z.boolean().default(true),
  /** After so many minutes on a day the island stops, kindly; null: never. */
  minutesPerDay: z.number().int().min(5).max(90).nullable().default(null),
  /** Free tasks open when what is required that day is done; else they are always open. */
  freeAfterRequired: z.boolean().default(true),
  tasks: z.array(SettingsTask).min(1).max(20),
});

export const ExerciseSettings = SettingsBody.extend({
  settingsId: Id,
  groupId: Id,
  version: z.number().int(),
  current: z.boolean(),
  createdAt: z.string(),
});

export const settings = {
  listSettings: route({
    roles: school,
    params: z.object({ groupId: Id }),
    reply: z.object({ versions: z.array(ExerciseSettings) }),
  }),
  readSettings: route({ roles: school, params: z.object({ settingsId: Id }), reply: ExerciseSettings }),
  /** Makes a new version; `basedOn` is the version that was edited, 409 when another has come since. */
  saveSettings: route({
    roles: school,
    params: z.object({ groupId: Id }),
    body: z.object({ basedOn: Id.nullable(), settings: SettingsBody }),
    reply: ExerciseSettings,
  }),
  listCollections: route({
    roles: 'signed-in',
    reply: z.object({
      collections: z.array(
        z.object({
          key: z.string(),
          version: z.number(),
          title: z.object({ nl: z.string(), en: z.string(), be: z.string().optional() }),
          years: z.array(z.number()),
          kinds: z.array(z.string()),
          size: z.number(),
        }),
      ),
    }),
  }),
};
