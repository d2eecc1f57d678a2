import * as z from 'zod';
import { Id } from './auth';
import { Misses, StuckOn, school } from './groups';
import { interventionKinds, Matter } from './interventions';
import { GoalShown, InstructionGroup } from './progress';
import { route } from './route';
import { Title } from './title';

const Person = z.object({
  pupilId: Id,
  name: z.string(),
  avatar: z.string(),
  /** Version of the pupil's own settings, on which a change is based; null when it follows the group. */
  settingsId: Id.nullable(),
});

/** A collection that a button can set ready. */
const Collection = z.object({
  collectionKey: GoalShown.shape.collectionKey,
  title: Title,
  /** All of these pupils have a task of it, now or later. */
  isSet: z.boolean(),
});

const Measured = z.object({ of: z.number().int(), count: z.number().int() });

/** What a teacher did, for whom, and about what. */
const Done = z.object({
  interventionId: Id,
  kind: z.enum(interventionKinds),
  matter: Matter,
  /** What was set ready. */
  collection: Collection.pick({ collectionKey: true, title: true }).nullable(),
  people: z.array(Person.pick({ pupilId: true, name: true })),
  /** Dates at the school: when it was done, and when its effect is shown. */
  day: z.string(),
  returnsOn: z.string(),
});

/** A count of answers of the last fourteen days, and how many of them were right. */
const Answers = z.object({ answers: z.number().int(), right: z.number().int() });

export const today = {
  /** Returns what a teacher of a group does today: at most three pupils, one instruction group and one proposal. */
  readToday: route({
    method: 'GET',
    path: '/api/groups/:groupId/today',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    reply: z.object({
      group: z.object({ groupId: Id, name: z.string(), year: z.number().int().nullable() }),
      /** Date at the school. */
      day: z.string(),
      live: z.object({
        now: z.number().int(),
        practisedToday: z.number().int(),
        pupils: z.number().int(),
        /** Somebody of the group has practised, today or ever. */
        hasBegun: z.boolean(),
        /** First names of who did not practise today. */
        notYet: z.array(z.string()),
        /** Everybody of the group by first name, as a board may show it. */
        people: z.array(
          z.object({
            pupilId: Id,
            firstName: z.string(),
            avatar: z.string(),
            /** Practised today. */
            hasPractised: z.boolean(),
          }),
        ),
      }),
      pupils: z
        .array(
          Person.extend(Answers.shape).extend({
            reason: z.enum(['stuck', 'guessing', 'not-practising']),
            stuckOn: StuckOn.nullable(),
            misses: Misses.nullable(),
            lastPractised: z.string().nullable(),
            matter: Matter,
            /** Practises what the pupil is stuck on. */
            collection: Collection.nullable(),
            /** Setting that makes a pupil who guesses take its time; null when there is none left. */
            calm: z.enum(['no-clock', 'short-rounds']).nullable(),
            /** Sum to explain on the board. */
            boardSum: z.string().nullable(),
          }),
        )
        .max(3),
      instruction: InstructionGroup.extend({
        members: z.array(InstructionGroup.shape.members.element.extend(Person.shape)),
        matter: Matter,
        collection: Collection.nullable(),
        boardSum: z.string().nullable(),
      }).nullable(),
      proposal: z
        .object({ ...Answers.shape, matter: Matter, collection: Collection, members: z.array(Person) })
        .nullable(),
      /** What was done in the last two weeks, the latest first. */
      done: z.array(Done),
      /** What came of what was done before that, until a teacher has seen it. */
      effects: z.array(
        Done.extend({
          measure: z.enum(['right', 'errors', 'hurried', 'days']),
          /** The two weeks up to that moment, and the two weeks from then on. */
          before: Measured,
          after: Measured,
          verdict: z.enum(['not-practised', 'too-little', 'begun', 'better', 'same', 'worse']),
          /** Who practised nothing of it since. */
          withoutPractice: z.array(z.string()),
        }),
      ),
    }),
  }),
};
