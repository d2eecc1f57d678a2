import * as z from 'zod';
import { Id } from './auth';
import { gameIds } from './game-ids';
import { school } from './groups';
import { route } from './route';
import { Title } from './title';

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
  /** First day it is asked, `2026-11-16`; null: from now on. */
  from: z.iso.date().nullable().default(null),
  /** Last day it is asked, `2026-11-30`; null: as long as the settings stand. */
  until: z.iso.date().nullable().default(null),
  /** Asked of a pupil until it has all of the collection. */
  untilGoal: z.boolean().default(false),
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

const version = {
  settingsId: Id,
  groupId: Id,
  version: z.number().int(),
  current: z.boolean(),
  createdAt: z.string(),
  /** Who made it; null for those a group began with. */
  createdBy: z.string().nullable(),
};

export const ExerciseSettings = SettingsBody.extend(version);

/** What a pupil practises otherwise than its group: what is left out is the group's, also when that changes. */
export const OwnSettings = z.object({
  ...PracticeSettingsBody.partial().shape,
  minutesPerDay: SettingsBody.shape.minutesPerDay.unwrap().optional(),
  freeAfterRequired: z.boolean().optional(),
  tasks: SettingsBody.shape.tasks.optional(),
});

export const PupilSettings = z.object({ ...version, pupilId: Id, differs: OwnSettings });

const ownFields = OwnSettings.keyof();

/** What changes for many pupils at once; what it does not name stays as each of them has it. */
export const SettingsChange = z.object({
  /** These get this value. `tasks` are practised instead of what there is. */
  set: OwnSettings,
  /** These go as in the group again. */
  asGroup: z.array(ownFields).max(ownFields.options.length),
  /** These tasks come behind what each pupil practises already. */
  addTasks: z.array(SettingsTask).max(20),
});

/** A pupil, and the version of its own settings that was looked at; null when it had none. */
const Looked = z.object({ pupilId: Id, basedOn: Id.nullable() });
/** Somebody has saved another version since: nothing changed for this pupil. */
const Overtaken = z.object({
  pupilId: Id,
  name: z.string(),
  settingsId: Id.nullable(),
  savedBy: z.string().nullable(),
});

export const settings = {
  listSettings: route({
    roles: school,
    params: z.object({ groupId: Id }),
    reply: z.object({
      versions: z.array(ExerciseSettings),
      /** The pupils that have settings of their own; nothing in `differs` is practising as the group does. */
      pupils: z.array(
        z.object({ pupilId: Id, name: z.string(), settingsId: Id, differs: z.array(z.string()) }),
      ),
    }),
  }),
  readSettings: route({ roles: school, params: z.object({ settingsId: Id }), reply: ExerciseSettings }),
  /** Makes a new version; `basedOn` is the version that was edited, 409 when another has come since. */
  saveSettings: route({
    roles: school,
    params: z.object({ groupId: Id }),
    body: z.object({ basedOn: Id.nullable(), settings: SettingsBody }),
    reply: ExerciseSettings,
  }),
  readPupilSettings: route({
    roles: school,
    params: z.object({ pupilId: Id }),
    reply: z.object({
      pupil: z.object({ pupilId: Id, name: z.string(), groupId: Id }),
      /** What the group practises now. */
      group: ExerciseSettings,
      /** The pupil's own, the newest first; none of them when it always practised as the group does. */
      versions: z.array(PupilSettings),
    }),
  }),
  /** As `saveSettings`; nothing in `differs` is practising as the group does. */
  savePupilSettings: route({
    roles: school,
    params: z.object({ pupilId: Id }),
    body: z.object({ basedOn: Id.nullable(), differs: OwnSettings }),
    reply: PupilSettings,
  }),
  /**
   * Makes a new version for each of these pupils, all from the newest it has. Of one whose version is not `basedOn` any
   * more nothing changes, and the reply says so; one that has all of it already gets no version.
   */
  changeSettings: route({
    roles: school,
    body: z.object({ pupils: z.array(Looked).min(1).max(500), change: SettingsChange }),
    maxBody: 128 * 1024,
    reply: z.object({
      /** `before` is the version it had: `undoSettings` goes back to it. */
      changed: z.array(z.object({ pupilId: Id, settingsId: Id, before: Id.nullable() })),
      overtaken: z.array(Overtaken),
    }),
  }),
  /** Goes back, as a new version each, to what `changeSettings` found; what somebody saved since stays. */
  undoSettings: route({
    roles: school,
    body: z.object({
      pupils: z
        .array(z.object({ pupilId: Id, settingsId: Id, before: Id.nullable() }))
        .min(1)
        .max(500),
    }),
    maxBody: 128 * 1024,
    reply: z.object({ overtaken: z.array(Overtaken) }),
  }),
  listCollections: route({
    roles: 'signed-in',
    reply: z.object({
      collections: z.array(
        z.object({
          key: z.string(),
          version: z.number(),
          title: Title,
          years: z.array(z.number()),
          kinds: z.array(z.string()),
          size: z.number(),
        }),
      ),
    }),
  }),
};
