import * as z from 'zod';
import { Id } from './auth';
import { GoalState } from './goal-state';
import { Flag, StuckOn, school } from './groups';
import { LevelStep } from './levels';
import { route } from './route';
import { Title } from './title';

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

/** What a pupil can do at the end of its year. */
export const GoalShown = z.object({
  collectionKey: z.string(),
  title: Title,
  /** Facts are to be known by heart, everything else to be done right. */
  kind: z.enum(['facts', 'procedures']),
});

/** How far it is: the part known by heart, or the chance of a right answer; null where nothing can be said yet. */
const GoalStanding = z.object({ state: GoalState, part: z.number().nullable() });

const Period = z.object({ periodId: z.string(), from: z.string(), to: z.string() });
/** The periods there is something of, the newest first. */
const Periods = z.array(Period.extend({ half: z.union([z.literal(1), z.literal(2)]).nullable() }));

/** Two minutes of one operation, without help or verdict, beside the pupil's own earlier ones. */
export const FluencyShown = z.object({
  windowId: Id,
  collectionKey: z.string(),
  day: z.string(),
  operation: z.string(),
  right: z.number().int(),
  wrong: z.number().int(),
  skipped: z.number().int(),
  rightPerMinute: z.number(),
  accuracy: z.number().nullable(),
  /** What most children reach at the end of a year; no norm. */
  guide: z
    .object({ rightPerMinute: z.number(), wrongAtMost: z.number(), endOfYear: z.number().int() })
    .nullable(),
  earlier: z.object({ sinceLast: z.number(), isClear: z.boolean(), best: z.number() }).nullable(),
  facts: z.array(
    z.object({
      sumId: z.string(),
      state: z.enum(['by-heart', 'automated', 'slow', 'wrong', 'skipped']),
    }),
  ),
});

const Totals = z.object({
  rounds: z.number(),
  answers: z.number(),
  right: z.number(),
  minutes: z.number(),
  days: z.number(),
});

/** Pupils that are helped by the same: a misconception, or a skill in which they are weak. */
const Need = z.object({
  kind: z.enum(['error', 'skill']),
  code: z.string(),
  example: z.object({ sumId: z.string(), given: z.string() }).nullable(),
  /** Those who need it most: as many as fit at a table. */
  pupilIds: z.array(Id),
  /** How many more need it; with many it is a lesson for all. */
  others: z.number().int(),
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
      period: Period,
      periods: Periods,
      totals: Totals,
      goals: z.array(GoalShown.extend(GoalStanding.shape)),
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
          /** Practised by kind of sum, not each sum by itself: then the reason is that of its kind. */
          byKind: z.boolean(),
          phase: z.string(),
          answers: z.number(),
          lastAnswered: z.string().nullable(),
          /** Day its review was due. */
          due: z.string().nullable(),
        }),
      ),
      /** Steps of level by hand, the newest first. */
      levels: z.array(LevelStep),
      fluency: z.array(FluencyShown),
    }),
  }),
  /** All pupils of a group beside each other: by year, as their goals differ. */
  readGroupProgress: route({
    roles: school,
    params: z.object({ groupId: Id, periodId: z.string().max(40) }),
    reply: z.object({
      group: z.object({ groupId: Id, name: z.string(), year: z.number().nullable() }),
      period: Period,
      periods: Periods,
      years: z.array(
        z.object({
          year: z.number().int().nullable(),
          goals: z.array(GoalShown),
          pupils: z.array(
            z.object({
              pupilId: Id,
              name: z.string(),
              sortName: z.string(),
              flags: z.array(Flag),
              totals: Totals,
              rightPerMinute: z.number().nullable(),
              /** In the order of `goals`. */
              standings: z.array(GoalStanding),
            }),
          ),
        }),
      ),
      needs: z.array(Need),
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
