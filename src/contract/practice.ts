import * as z from 'zod';
import { collectionDomains } from '@/maths/collections/sum-collection';
import type { TaskAnswer } from '@/maths/round/answer';
import type { SumWindow } from '@/maths/window/sum-window';
import { Id } from './auth';
import { keepsakeNames } from './game-ids';
import { GameSetting } from './game-setting';
import { StoppedUntil } from './group-stops';
import { route } from './route';
import { CardLook, SavingsCard } from './savings-card';
import { Shapes } from './shapes';
import { Title } from './title';

const pupilArea = ['leerling', 'docent', 'schooladmin', 'office', 'superadmin'] as const;
/** Folder name of a game. */
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

/** Purposes for which the sums of a round are chosen. */
const Purpose = z.enum(['practice', 'fluency-test', 'start-test']);

/** Reason why a stamp was earned, with its date at the school. */
const Stamp = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('round'),
    day: z.string(),
    purpose: Purpose,
    /** Null when the record no longer exists. */
    title: Title.nullable(),
    game: z.string().nullable(),
  }),
  /** A sum that the child has automated. */
  z.object({ kind: z.literal('sum'), day: z.string(), sumId: z.string() }),
]);

const StoredWindow = z.object({
  /** The window that `maths/window` generated; the client plays exactly this. */
  window: z.custom<SumWindow>(),
  /** Upload ticket: lets answers of this window arrive later, whoever is signed in then. Append-only, valid 45 days. */
  ticket: z.string(),
  /** Answers the server already has, for resuming a round on another device. */
  answers: z.array(z.custom<TaskAnswer>()),
  finished: z.boolean(),
});

export const PupilMap = z.object({
  pupilId: Id,
  name: z.string(),
  avatar: z.string(),
  year: z.number().int().nullable(),
  /** True when an adult is looking: nothing they do is recorded for the child. */
  lookingAsStaff: z.boolean(),
  /** The school's licence ended so long ago that no new rounds start; earlier work stays. */
  licenceOver: z.boolean(),
  /** The start test of a pupil without answers, unless the teacher skips it; it comes before all tasks. */
  startTest: z.object({ taskListItemId: Id, practiceTaskId: Id, openWindowId: Id.nullable() }).nullable(),
  /** Minutes after which the day's practice ends, and the time practised today. */
  minutesPerDay: z.number().int().nullable(),
  practisedMs: z.number().int(),
  /** Free tasks open when the required ones are done. */
  freeAfterRequired: z.boolean(),
  tasks: z.array(
    z.object({
      taskListItemId: Id,
      practiceTaskId: Id,
      collectionKey: z.string(),
      /** Shapes of its sums and how many have them; they decide which games are suitable. */
      shapes: Shapes,
      /** Kinds of its sums, for pages of an earlier build. */
      kinds: z.array(z.string()),
      title: Title,
      required: z.boolean(),
      roundsAsked: z.number().int(),
      roundsDone: z.number().int(),
      /** The task runs until the pupil has mastered the collection, and the pupil has. */
      goalReached: z.boolean(),
      games: z.array(z.string()),
      /** A round of today that was started and not finished, and the game in which it is played. */
      openWindowId: Id.nullable(),
      openGame: z.string().nullable(),
    }),
  ),
  /** How the office set games. */
  gameSettings: z.array(GameSetting.omit({ goal: true })),
  savingsCard: SavingsCard,
  /**
   * What grew on the child's island, by game (null where the game was not kept): rounds finished, sums and steps that were
   * nearly known once, sums of these known by heart, steps of these known. No number ever becomes less.
   */
  growth: z.array(
    z.object({
      game: z.string().nullable(),
      rounds: z.number().int(),
      flowers: z.number().int(),
      blooms: z.number().int(),
      trees: z.number().int(),
    }),
  ),
  /** Stars that the group has together for the goal its teacher set, and the goal; null when there is none today. */
  starGoal: z.object({ stars: z.number().int(), target: z.number().int() }).nullable(),
});

export const practice = {
  readMap: route({
    method: 'GET',
    path: '/api/pupils/:pupilId/map',
    tenancy: 'by-id',
    expects: 'session',
    roles: pupilArea,
    params: z.object({ pupilId: Id }),
    reply: PupilMap,
  }),
  /** Creates the window with the client's id, or returns it when it exists, so that the call can be repeated. */
  putWindow: route({
    method: 'PUT',
    path: '/api/practice-tasks/:practiceTaskId/windows/:windowId',
    tenancy: 'by-id',
    expects: 'session',
    roles: ['leerling'],
    params: z.object({ practiceTaskId: Id, windowId: Id }),
    /** Purpose of the sums; `practice` by default. An existing window keeps its own. */
    query: z.object({ purpose: Purpose.optional() }),
    reply: StoredWindow,
  }),
  readWindow: route({
    method: 'GET',
    path: '/api/sum-windows/:windowId',
    tenancy: 'by-id',
    expects: 'session',
    roles: ['leerling'],
    params: z.object({ windowId: Id }),
    reply: StoredWindow,
  }),
  /**
   * Acknowledges only answers that are stored durably. Public: the upload ticket in the body is the right to add
   * answers. 409 `answers-clash` when an id or a position already has another answer: the rest of the batch is stored
   * all the same, and `data.answers` says which.
   */
  putAnswers: route({
    method: 'PUT',
    path: '/api/sum-windows/:windowId/answers',
    tenancy: 'ticket',
    roles: 'public',
    params: z.object({ windowId: Id }),
    body: z.object({
      ticket: z.string().max(400),
      answers: z.array(TaskAnswerBody).min(1).max(100),
      /** The device's clock when sending, epoch ms; corrects `answeredAt`. */
      sentAt: z.number().int().positive(),
    }),
    maxBody: 512 * 1024,
    reply: z.object({
      stored: z.array(Id),
      /** Answers that are not stored: they are not of this window or cannot be graded. */
      refused: z.array(z.object({ answerId: Id, code: z.string() })),
      stoppedUntil: StoppedUntil,
    }),
  }),
  /** Whether the group of a pupil is stopped now. A pupil asks when it begins a round, and while it is stopped. */
  readGroupStop: route({
    method: 'GET',
    path: '/api/pupils/:pupilId/stop',
    tenancy: 'by-id',
    expects: 'session',
    roles: pupilArea,
    params: z.object({ pupilId: Id }),
    reply: z.object({ stoppedUntil: StoppedUntil }),
  }),
  /** Ends the round and gives its stamp on the savings card, once. Authorised like `putAnswers`. */
  finishWindow: route({
    method: 'PUT',
    path: '/api/sum-windows/:windowId/finished',
    tenancy: 'ticket',
    roles: 'public',
    params: z.object({ windowId: Id }),
    body: z.object({ ticket: z.string().max(400), sentAt: z.number().int().positive() }),
    reply: z.object({ savingsCard: SavingsCard, stampAdded: z.boolean() }),
  }),
  /** Reports the number of answers a device may no longer send, for the teacher. An expired ticket is accepted. */
  reportWaiting: route({
    method: 'PUT',
    path: '/api/sum-windows/:windowId/waiting',
    tenancy: 'ticket',
    roles: 'public',
    params: z.object({ windowId: Id }),
    body: z.object({ ticket: z.string().max(400), waiting: z.number().int().min(0).max(200) }),
    reply: z.object({ waiting: z.number().int() }),
  }),
  /**
   * The child's view of its own work: state of each fact of the tables and of sums up to 20, of each step of all domains
   * that it practised besides, with a sum of that step, and the last weeks.
   */
  readOwnWork: route({
    method: 'GET',
    path: '/api/pupils/:pupilId/own-work',
    tenancy: 'by-id',
    expects: 'session',
    roles: pupilArea,
    params: z.object({ pupilId: Id }),
    reply: z.object({
      name: z.string(),
      facts: z.array(z.object({ sumId: z.string(), phase: z.string() })),
      steps: z.array(z.object({ domain: z.enum(collectionDomains), sumId: z.string(), phase: z.string() })),
      weeks: z.array(z.object({ week: z.string(), right: z.number().int() })),
    }),
  }),
  /** What the child learned today: one sum it can do now, null when it answered none, and what grew. */
  readLearnedToday: route({
    method: 'GET',
    path: '/api/pupils/:pupilId/learned-today',
    tenancy: 'by-id',
    expects: 'session',
    roles: pupilArea,
    params: z.object({ pupilId: Id }),
    reply: z.object({
      /** `known` by heart since today; else nearly known, or answered right. */
      sum: z.object({ sumId: z.string(), known: z.boolean() }).nullable(),
      flowers: z.number().int(),
      blooms: z.number().int(),
      trees: z.number().int(),
      right: z.number().int(),
    }),
  }),
  /** Reasons of the stamps of one savings card in order of time; of the card being filled when none is given. */
  readStamps: route({
    method: 'GET',
    path: '/api/pupils/:pupilId/stamps',
    tenancy: 'by-id',
    expects: 'session',
    roles: pupilArea,
    params: z.object({ pupilId: Id }),
    query: z.object({ card: z.coerce.number().int().min(1).max(100_000).optional() }),
    reply: z.object({ card: z.number().int(), look: CardLook, stamps: z.array(Stamp) }),
  }),
  /** Stores the child's avatar in the form `fox.sky.crown.-`. */
  saveAvatar: route({
    method: 'PUT',
    path: '/api/pupils/:pupilId/avatar',
    tenancy: 'by-id',
    expects: 'session',
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
    method: 'GET',
    path: '/api/pupils/:pupilId/keepsakes/:game',
    tenancy: 'by-id',
    expects: 'session',
    roles: pupilArea,
    params: z.object({ pupilId: Id, game: KeepsakeName }),
    reply: z.object({ version: z.number().int(), data: z.unknown() }),
  }),
  saveKeepsake: route({
    method: 'PUT',
    path: '/api/pupils/:pupilId/keepsakes/:game',
    tenancy: 'by-id',
    expects: 'session',
    roles: ['leerling'],
    params: z.object({ pupilId: Id, game: KeepsakeName }),
    body: z.object({ version: z.number().int().min(0).max(1_000_000), data: z.unknown() }),
    reply: z.object({ version: z.number().int() }),
  }),
};
