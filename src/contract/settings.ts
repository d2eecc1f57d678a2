import * as z from 'zod';
import { collectionDomains } from '@/maths/collections/sum-collection';
import { strategyNames } from '@/maths/strategy/names/strategy-names';
import { Id } from './auth';
import { gameIds } from './game-ids';
import { GameSetting } from './game-setting';
import { school } from './groups';
import { route } from './route';
import { Shapes } from './shapes';
import { Title } from './title';

/** Sums of the shortest round. */
export const shortestRound = 8;

export const PracticeSettingsBody = z.object({
  series: z.enum(['adaptive', 'fixed']),
  sumsPerRound: z.number().int().min(shortestRound).max(24),
  help: z.boolean(),
  clock: z.enum(['off', 'visible']),
  fragileLimit: z.number().int().min(4).max(12),
});

/** A task: practising one collection, required or free. */
export const SettingsTask = z.object({
  collectionKey: z.string().max(64),
  required: z.boolean(),
  /** Rounds per day when the task is required. */
  roundsPerDay: z.number().int().min(1).max(6),
  /** Allowed games; empty means every suitable game. */
  games: z.array(z.enum(gameIds)).max(gameIds.length),
  /** First day of the task, such as `2026-11-16`; null: from now on. */
  from: z.iso.date().nullable().default(null),
  /** Last day of the task, such as `2026-11-30`; null: as long as the settings apply. */
  until: z.iso.date().nullable().default(null),
  /** The task ends for a pupil who has mastered the collection. */
  untilGoal: z.boolean().default(false),
});

export const SettingsBody = PracticeSettingsBody.extend({
  title: z.string().trim().min(1).max(80),
  /** A pupil without answers starts with a short test that finds its level. */
  startTest: z.boolean().default(true),
  /** Minutes of practice per day after which the island says that it is enough for today; null: no limit. */
  minutesPerDay: z.number().int().min(5).max(90).nullable().default(null),
  /** Free tasks open when the required ones of that day are done; otherwise they are always open. */
  freeAfterRequired: z.boolean().default(true),
  /** The course of the school year comes beside the tasks, week by week; what a task asks it leaves alone. */
  yearCourse: z.boolean().default(false),
  /** A round may bring sums of the step before where those of its collection are too hard. */
  stepBelow: z.boolean().default(true),
  /** A round may bring sums of the step after where those of its collection are known. */
  stepAbove: z.boolean().default(true),
  tasks: z.array(SettingsTask).min(1).max(20),
});

const version = {
  settingsId: Id,
  groupId: Id,
  version: z.number().int(),
  current: z.boolean(),
  createdAt: z.string(),
  /** Name of the author; null for the first settings of a group. */
  createdBy: z.string().nullable(),
};

export const ExerciseSettings = SettingsBody.extend({
  ...version,
  /** Saved before there was a year course: nobody has said yet whether it is wanted, and it is off. */
  courseUndecided: z.boolean(),
});

/** Settings in which a pupil differs from its group; a missing field follows the group, also when the group changes. */
export const OwnSettings = z.object({
  ...PracticeSettingsBody.partial().shape,
  minutesPerDay: SettingsBody.shape.minutesPerDay.unwrap().optional(),
  freeAfterRequired: z.boolean().optional(),
  yearCourse: z.boolean().optional(),
  stepBelow: z.boolean().optional(),
  stepAbove: z.boolean().optional(),
  tasks: SettingsBody.shape.tasks.optional(),
});

export const PupilSettings = z.object({ ...version, pupilId: Id, differs: OwnSettings });

const ownFields = OwnSettings.keyof();

/** A change for many pupils at once; fields it does not mention stay as they are for each pupil. */
export const SettingsChange = z.object({
  /** Fields to set. `tasks` replace the present tasks. */
  set: OwnSettings,
  /** Fields that follow the group again. */
  asGroup: z.array(ownFields).max(ownFields.options.length),
  /** Tasks to append to those of each pupil. */
  addTasks: z.array(SettingsTask).max(20),
});

/** A pupil, and the version of its own settings that the page showed; null when it had none. */
const Looked = z.object({ pupilId: Id, basedOn: Id.nullable() });
/** Another user has saved a newer version: nothing changed for this pupil. */
const Overtaken = z.object({
  pupilId: Id,
  name: z.string(),
  settingsId: Id.nullable(),
  savedBy: z.string().nullable(),
});

export const settings = {
  listSettings: route({
    method: 'GET',
    path: '/api/groups/:groupId/exercise-settings',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    reply: z.object({
      versions: z.array(ExerciseSettings),
      /** Pupils with settings of their own; an empty `differs` means that the pupil follows the group. */
      pupils: z.array(
        z.object({ pupilId: Id, name: z.string(), settingsId: Id, differs: z.array(z.string()) }),
      ),
    }),
  }),
  readSettings: route({
    method: 'GET',
    path: '/api/exercise-settings/:settingsId',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ settingsId: Id }),
    reply: ExerciseSettings,
  }),
  /** Makes a new version; `basedOn` is the version that was edited: 409 when a newer one exists. */
  saveSettings: route({
    method: 'PUT',
    path: '/api/groups/:groupId/exercise-settings',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    body: z.object({ basedOn: Id.nullable(), settings: SettingsBody }),
    reply: ExerciseSettings,
  }),
  readPupilSettings: route({
    method: 'GET',
    path: '/api/pupils/:pupilId/exercise-settings',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ pupilId: Id }),
    reply: z.object({
      pupil: z.object({ pupilId: Id, name: z.string(), groupId: Id }),
      /** The group's present settings. */
      group: ExerciseSettings,
      /** The pupil's own versions, newest first; empty when it always followed the group. */
      versions: z.array(PupilSettings),
    }),
  }),
  /** As `saveSettings`; an empty `differs` means that the pupil follows the group. */
  savePupilSettings: route({
    method: 'PUT',
    path: '/api/pupils/:pupilId/exercise-settings',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ pupilId: Id }),
    body: z.object({ basedOn: Id.nullable(), differs: OwnSettings }),
    reply: PupilSettings,
  }),
  /**
   * Makes a new version for each of these pupils from its newest one. A pupil whose version is no longer `basedOn`
   * stays as it is and is reported; a pupil for whom nothing changes gets no version.
   */
  changeSettings: route({
    method: 'POST',
    path: '/api/pupils/exercise-settings',
    tenancy: 'by-id',
    roles: school,
    body: z.object({ pupils: z.array(Looked).min(1).max(500), change: SettingsChange }),
    maxBody: 128 * 1024,
    reply: z.object({
      /** `before` is the earlier version, to which `undoSettings` returns. */
      changed: z.array(z.object({ pupilId: Id, settingsId: Id, before: Id.nullable() })),
      overtaken: z.array(Overtaken),
    }),
  }),
  /** Restores, as new versions, what `changeSettings` found; pupils with a version saved since stay as they are. */
  undoSettings: route({
    method: 'POST',
    path: '/api/pupils/exercise-settings/undone',
    tenancy: 'by-id',
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
  /**
   * Sets a task ready for a group or some of its pupils, at the head of their lists: all of it or nothing. 409 when another
   * user saves at the same moment. `saveSettings` and `undoSettings` return to the versions before.
   */
  setReady: route({
    method: 'POST',
    path: '/api/groups/:groupId/ready-tasks',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    body: z.object({
      task: SettingsTask,
      /** Required tasks wait until this one is over; they stay beside a task without a last day. */
      othersWait: z.boolean(),
      /** Collection that follows when the task is over. */
      next: SettingsTask.shape.collectionKey.nullable(),
      /** Pupils who get the task; null: the whole group. */
      pupilIds: z.array(Id).min(1).max(60).nullable(),
      /** Pupils who practise another collection in the same period. */
      instead: z
        .array(
          z.object({
            pupilIds: z.array(Id).min(1).max(60),
            collectionKey: SettingsTask.shape.collectionKey,
          }),
        )
        .max(4),
    }),
    reply: z.object({
      group: z.object({ settingsId: Id, before: Id }).nullable(),
      pupils: z.array(z.object({ pupilId: Id, settingsId: Id, before: Id.nullable() })),
    }),
  }),
  /** How the office set games for the school of who asks; the others are offered as they are. */
  listGameSettings: route({
    method: 'GET',
    path: '/api/games',
    tenancy: 'self',
    roles: 'signed-in',
    reply: z.object({ games: z.array(GameSetting) }),
  }),
  listCollections: route({
    method: 'GET',
    path: '/api/sum-collections',
    tenancy: 'none',
    roles: 'signed-in',
    reply: z.object({
      collections: z.array(
        z.object({
          key: z.string(),
          version: z.number(),
          title: Title,
          years: z.array(z.number()),
          shapes: Shapes,
          size: z.number(),
          /** The office took it out of what can be chosen; tasks that have it go on. */
          archived: z.literal(true).optional(),
        }),
      ),
    }),
  }),
  /** The newest version of a collection with its sums, to try it out. */
  readCollection: route({
    method: 'GET',
    path: '/api/sum-collections/:collectionKey',
    tenancy: 'none',
    roles: school,
    params: z.object({ collectionKey: z.string().max(64) }),
    reply: z.object({
      key: z.string(),
      version: z.number(),
      title: Title,
      domain: z.enum(collectionDomains),
      years: z.array(z.number()),
      kinds: z.array(z.string()),
      rungs: z.array(z.object({ strategy: z.enum(strategyNames), sums: z.array(z.string()) })),
    }),
  }),
};
