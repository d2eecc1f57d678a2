import * as z from 'zod';
import { Id } from './auth';
import { Flag, StuckOn, school } from './groups';
import { route } from './route';

export const AnswerShown = z.object({
  answerId: Id,
  position: z.number().int(),
  sumId: z.string(),
  purpose: z.string(),
  mode: z.string(),
  given: z.string().nullable(),
  correct: z.string(),
  right: z.boolean(),
  responseMs: z.number(),
  errors: z.array(z.string()),
  helped: z.boolean(),
  answeredAt: z.string(),
  /** Chance of a good answer the model gave before it, and phase before and after. */
  expected: z.number().nullable(),
  phaseBefore: z.string(),
  phaseAfter: z.string(),
});

export const RoundShown = z.object({
  windowId: Id,
  collectionKey: z.string(),
  game: z.string(),
  startedAt: z.string(),
  finished: z.boolean(),
  answers: z.number().int(),
  right: z.number().int(),
  minutes: z.number(),
});

export const progress = {
  /** The period `current` is this school year. */
  readProgress: route({
    roles: school,
    params: z.object({ pupilId: Id, periodId: z.string().max(40) }),
    reply: z.object({
      pupil: z.object({ pupilId: Id, name: z.string(), year: z.number().nullable(), groupId: Id.nullable() }),
      /** What asks for attention now, whatever the period. */
      attention: z.object({ flags: z.array(Flag), stuckOn: StuckOn.nullable() }),
      period: z.object({ periodId: z.string(), from: z.string(), to: z.string() }),
      totals: z.object({
        rounds: z.number(),
        answers: z.number(),
        right: z.number(),
        minutes: z.number(),
        days: z.number(),
      }),
      skills: z.array(
        z.object({
          skill: z.string(),
          /** Chance of a good answer on a middling sum of this skill; null without enough evidence. */
          level: z.number().nullable(),
          standardError: z.number(),
          answers: z.number().int(),
        }),
      ),
      facts: z.array(
        z.object({
          sumId: z.string(),
          phase: z.string(),
          answers: z.number(),
          lastAnswered: z.string().nullable(),
        }),
      ),
      errors: z.array(
        z.object({
          errorType: z.string(),
          count: z.number(),
          example: z.object({ sumId: z.string(), given: z.string() }),
        }),
      ),
      weeks: z.array(
        z.object({
          week: z.string(),
          answers: z.number(),
          right: z.number(),
          minutes: z.number(),
          rightPerMinute: z.number().nullable(),
        }),
      ),
      next: z.array(
        z.object({
          sumId: z.string(),
          reason: z.enum(['new', 'practising', 'review', 'probe']),
          expected: z.number(),
        }),
      ),
    }),
  }),
  listRounds: route({
    roles: school,
    params: z.object({ pupilId: Id, periodId: z.string().max(40) }),
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      size: z.coerce
        .number()
        .int()
        .pipe(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]))
        .default(25),
    }),
    reply: z.object({ total: z.number().int(), rounds: z.array(RoundShown) }),
  }),
  readRound: route({
    roles: school,
    params: z.object({ windowId: Id }),
    reply: z.object({ round: RoundShown, answers: z.array(AnswerShown) }),
  }),
};
