import * as z from 'zod';
import type { TaskAnswer } from '@/maths/round/answer';
import type { SumWindow } from '@/maths/window/sum-window';
import { Id } from './auth';
import { keepsakeNames } from './game-ids';
import { route } from './route';
import { Title } from './title';

const pupilArea = ['leerling', 'docent', 'schooladmin', 'office', 'superadmin'] as const;
/** The folder's name of a game. */
const Game = z.string().regex(/^[a-z0-9-]{1,32}$/);
const KeepsakeName = z.enum(keepsakeNames);
const Value = z.string().min(1).max(64);
const SumId = z.string().min(3).max(64);

const Given = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), raw: z.string().max(64) }),
  z.object({ kind: z.literal('choice'), optionId: z.string().max(32) }),
  z.object({ kind: z.literal('set'), optionIds: z.array(SumId).max(8) }),
  z.object({ kind: z.literal('pieces'), values: z.array(Value).max(32) }),
  z.object({ kind: z.literal('order'), sumIds: z.array(SumId).max(8) }),
  z.object({ kind: z.literal('place'), value: Value }),
  z.object({ kind: z.literal('unknown') }),
]);

export const TaskAnswerBody = z.object({
  answerId: Id,
  position: z.number().int().min(0).max(999),
  sumIds: z.array(SumId).min(1).max(8),
  mode: z.enum(['choose', 'type', 'collect', 'compose', 'place', 'order']),
  purpose: z.enum(['practice', 'probe', 'warm-up', 'relief', 'return', 'test']),
  given: Given,
  options: z
    .array(z.object({ id: z.string().max(32), value: Value }))
    .max(16)
    .optional(),
  target: Value.optional(),
  direction: z.enum(['up', 'down']).optional(),
  line: z.object({ from: Value, to: Value, step: Value, estimate: z.boolean() }).optional(),
  block: z
    .object({
      operation: z.enum(['add', 'subtract', 'multiply', 'divide', 'split']),
      attempt: z.number().int().min(0).max(99),
      atMs: z.number().min(0).max(3_600_000),
    })
    .optional(),
  shownRight: z.array(z.boolean()).min(1).max(8),
  responseMs: z.number().min(0).max(3_600_000),
  motorMs: z.number().min(0).max(10_000),
  tempo: z.enum(['quick', 'slow']),
  helped: z.boolean(),
  answeredAt: z.number().int().positive(),
  game: Game,
  input: z.enum(['pointer', 'touch', 'keyboard', 'switch']),
});

/** What the sums of a round are chosen for. */
const Purpose = z.enum(['practice', 'fluency-test', 'start-test']);

/** What a stamp was for, and the day of it at the school. */
const Stamp = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('round'),
    day: z.string(),
    purpose: Purpose,
    /** Null when nothing is known of it any more. */
    title: Title.nullable(),
    game: z.string().nullable(),
  }),
  /** A sum that the child knows by heart. */
  z.object({ kind: z.literal('sum'), day: z.string(), sumId: z.string() }),
]);

const StoredWindow = z.object({
  /** The window as `maths/window` made it; the client plays exactly this. */
  window: z.custom<SumWindow>(),
  /** Lets answers of this window arrive later, whoever is signed in by then. Append-only, 45 days. */
  ticket: z.string(),
  /** Answers the server already has, for taking up a round on another device. */
  answers: z.array(z.custom<TaskAnswer>()),
  finished: z.boolean(),
});

export const PupilMap = z.object({
  pupilId: Id,
  name: z.string(),
  avatar: z.string(),
  year: z.number().int().nullable(),
  /** True when an adult looks: nothing they do is recorded as the child's. */
  lookingAsStaff: z.boolean(),
  /** The licence of its school has been over for so long that there are no new rounds; what was done stays. */
  licenceOver: z.boolean(),
  /** The first thing of a pupil that has no answers yet, unless its teacher skips it. */
  startTest: z.object({ taskListItemId: Id, practiceTaskId: Id, openWindowId: Id.nullable() }).nullable(),
  /** Minutes after which the day is done, and the time of today so far. */
  minutesPerDay: z.number().int().nullable(),
  practisedMs: z.number().int(),
  /** Free tasks open when what is required is done. */
  freeAfterRequired: z.boolean(),
  tasks: z.array(
    z.object({
      taskListItemId: Id,
      practiceTaskId: Id,
      collectionKey: z.string(),
      /** Kinds of its sums: which games suit them. */
      kinds: z.array(z.string()),
      title: Title,
      required: z.boolean(),
      roundsAsked: z.number().int(),
      roundsDone: z.number().int(),
      /** It was asked until the pupil had all of it, and that is so. */
      goalReached: z.boolean(),
      games: z.array(z.string()),
      /** A round of today that was begun and not finished. */
      openWindowId: Id.nullable(),
    }),
  ),
  savingsCard: z.object({
    cardId: z.string(),
    stamps: z.number().int(),
    size: z.number().int(),
    full: z.number().int(),
  }),
});

export const practice = {
  readMap: route({ roles: pupilArea, params: z.object({ pupilId: Id }), reply: PupilMap }),
  /** Makes the window under the client's id, or returns it when it exists: repeating is harmless. */
  putWindow: route({
    roles: ['leerling'],
    params: z.object({ practiceTaskId: Id, windowId: Id }),
    /** What its sums are chosen for; practice when not said. A window that exists keeps its own. */
    query: z.object({ purpose: Purpose.optional() }),
    reply: StoredWindow,
  }),
  readWindow: route({ roles: ['leerling'], params: z.object({ windowId: Id }), reply: StoredWindow }),
  /**
   * Acknowledges only what is durable. Public: the upload ticket in the body is the right to add answers. 409
   * `answers-clash` when an id or a place has another answer already: the others of the batch are stored nevertheless,
   * and `data.answers` says which is which.
   */
  putAnswers: route({
    roles: 'public',
    params: z.object({ windowId: Id }),
    body: z.object({
      ticket: z.string().max(400),
      answers: z.array(TaskAnswerBody).min(1).max(100),
      /** The device's clock at sending, epoch ms, to correct `answeredAt`. */
      sentAt: z.number().int().positive(),
    }),
    maxBody: 512 * 1024,
    reply: z.object({
      stored: z.array(Id),
      /** Not of this window, or not to be judged: kept out. */
      refused: z.array(z.object({ answerId: Id, code: z.string() })),
    }),
  }),
  /** Ends the round: a stamp on the savings card, once. Same right as `putAnswers`. */
  finishWindow: route({
    roles: 'public',
    params: z.object({ windowId: Id }),
    body: z.object({ ticket: z.string().max(400), sentAt: z.number().int().positive() }),
    reply: z.object({ savingsCard: PupilMap.shape.savingsCard, stampAdded: z.boolean() }),
  }),
  /** A device holds answers that it may no longer send: the teacher sees how many. The ticket may be over. */
  reportWaiting: route({
    roles: 'public',
    params: z.object({ windowId: Id }),
    body: z.object({ ticket: z.string().max(400), waiting: z.number().int().min(0).max(200) }),
    reply: z.object({ waiting: z.number().int() }),
  }),
  /** What a child sees of its own work: how far each fact of its tables and sums to 20 is, and its last weeks. */
  readOwnWork: route({
    roles: pupilArea,
    params: z.object({ pupilId: Id }),
    reply: z.object({
      name: z.string(),
      facts: z.array(z.object({ sumId: z.string(), phase: z.string() })),
      weeks: z.array(z.object({ week: z.string(), right: z.number().int() })),
    }),
  }),
  /** What the stamps of one savings card were for, in the order they came; of the card being filled when none is named. */
  readStamps: route({
    roles: pupilArea,
    params: z.object({ pupilId: Id }),
    query: z.object({ card: z.coerce.number().int().min(1).max(100_000).optional() }),
    reply: z.object({ card: z.number().int(), stamps: z.array(Stamp) }),
  }),
  /** Who the child is on the island, as it is stored: `fox.sky.crown.-`. */
  saveAvatar: route({
    roles: ['leerling'],
    params: z.object({ pupilId: Id }),
    body: z.object({
      avatar: z
        .string()
        .regex(/^[a-z]+(?:\.[a-z-]+){3}$/)
        .max(64),
    }),
    reply: z.object({ avatar: z.string() }),
  }),
  readKeepsake: route({
    roles: pupilArea,
    params: z.object({ pupilId: Id, game: KeepsakeName }),
    reply: z.object({ version: z.number().int(), data: z.unknown() }),
  }),
  saveKeepsake: route({
    roles: ['leerling'],
    params: z.object({ pupilId: Id, game: KeepsakeName }),
    body: z.object({ version: z.number().int().min(0).max(1_000_000), data: z.unknown() }),
    reply: z.object({ version: z.number().int() }),
  }),
};
