import * as z from 'zod';
import { Id } from './auth';
import { GoalState } from './goal-state';
import { Flag, Misses, StuckOn, school } from './groups';
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
  /** Probability of a correct answer that the model predicted, and the phase before and after the answer. */
  expected: z.number().nullable(),
  phaseBefore: z.string(),
  phaseAfter: z.string(),
});

export const RoundShown = z.object({
  windowId: Id,
  collectionKey: z.string(),
  /** Null for a start test, which has no collection. */
  title: Title.nullable(),
  game: z.string(),
  startedAt: z.string(),
  finished: z.boolean(),
  answers: z.number().int(),
  right: z.number().int(),
  minutes: z.number(),
});

/** How well a practised fact is known. */
export const FactState = z.enum(['practising', 'nearly', 'known']);

/** Goal of the end of a pupil's year. */
export const GoalShown = z.object({
  collectionKey: z.string(),
  title: Title,
  /** Facts are to be automated, procedures to be done correctly. */
  kind: z.enum(['facts', 'procedures']),
});

/**
 * State of a goal or a part of it, in counts: facts by the sum, procedures by the kind of sum with the last answers to
 * those kinds. What was not practised counts in `all` alone.
 */
const Standing = z.object({
  state: GoalState,
  all: z.number().int(),
  practised: z.number().int(),
  known: z.number().int(),
  nearly: z.number().int(),
  /** Last answers to procedures, and how many of them were right; 0 for facts. */
  looked: z.number().int(),
  right: z.number().int(),
});

/** Standing of one narrowest skill. */
const PartStanding = Standing.extend({ skill: z.string(), kind: GoalShown.shape.kind });

const Period = z.object({ periodId: z.string(), from: z.string(), to: z.string() });
/** Periods with data, newest first. */
const Periods = z.array(Period.extend({ half: z.union([z.literal(1), z.literal(2)]).nullable() }));

/** Two minutes of one operation without help or verdict, compared with the pupil's own earlier tests. */
export const FluencyShown = z.object({
  windowId: Id,
  collectionKey: z.string(),
  title: Title.nullable(),
  day: z.string(),
  operation: z.string(),
  right: z.number().int(),
  wrong: z.number().int(),
  skipped: z.number().int(),
  rightPerMinute: z.number(),
  accuracy: z.number().nullable(),
  /** Results that most children reach at the end of a year; not a norm. */
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

/** Two to six pupils whom the same instruction helps: each shows the need more often than the other pupils. */
export const InstructionGroup = z.object({
  /** A misconception, or a skill that is wobbly. */
  kind: z.enum(['error', 'skill']),
  code: z.string(),
  example: z.object({ sumId: z.string(), given: z.string() }).nullable(),
  /** `count` of `of` answers, or of practised sums, show the need; the neediest first. */
  members: z.array(z.object({ pupilId: Id, of: z.number().int(), count: z.number().int() })),
  /** The same rate of the other pupils, 0–1. */
  others: z.number(),
});

export const progress = {
  /** Progress of a pupil; the period `current` is this school year. */
  readProgress: route({
    method: 'GET',
    path: '/api/pupils/:pupilId/progress/:periodId',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ pupilId: Id, periodId: z.string().max(40) }),
    reply: z.object({
      pupil: z.object({ pupilId: Id, name: z.string(), year: z.number().nullable(), groupId: Id.nullable() }),
      /** False for a teacher who only sees the pupil, in an extra group. */
      manages: z.boolean(),
      /** The extra groups that the pupil is in today; for who only sees it, those it is seen in. */
      extraGroups: z.array(z.object({ groupId: Id, name: z.string() })),
      /** The teacher's own sentence for the parents' sheet; null for who does not manage the pupil. */
      parentSentence: z.string().nullable(),
      /** Flags of today, whatever the period. */
      attention: z.object({ flags: z.array(Flag), stuckOn: StuckOn.nullable(), misses: Misses.nullable() }),
      /** The step that the teacher can take next; some steps name a goal or a skill. */
      step: z.object({
        kind: z.enum(['slow-down', 'explain', 'more', 'go-on', 'begin']),
        goal: GoalShown.nullable(),
        skill: z.string().nullable(),
      }),
      period: Period,
      periods: Periods,
      totals: Totals,
      goals: z.array(
        GoalShown.extend(Standing.shape).extend({
          parts: z.array(PartStanding),
          /** True when the pupil at least nearly knows all of it that it practised. */
          isFirm: z.boolean(),
        }),
      ),
      /** Lists what the pupil practised outside the goals, by narrowest skill. */
      beside: z.array(PartStanding),
      /** Every fact that was practised. */
      facts: z.array(
        z.object({
          sumId: z.string(),
          state: FactState,
          answers: z.number(),
          lastAnswered: z.string().nullable(),
        }),
      ),
      /** Each wrong answer counts once; none of a pupil that guesses. */
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
          /** Facts known by heart at the end of the week; the last week says what `facts` say. */
          known: z.number().int(),
          /** True when the page may show the speed of the week: never where the pupil guesses or grows less accurate. */
          isPace: z.boolean(),
        }),
      ),
      next: z.array(
        z.object({
          sumId: z.string(),
          reason: z.enum(['new', 'practising', 'review', 'probe']),
          expected: z.number(),
          /** The memory state is that of the kind of sum instead of each sum; then the reason is that of the kind. */
          byKind: z.boolean(),
          phase: z.string(),
          answers: z.number(),
          lastAnswered: z.string().nullable(),
          /** Date on which its review was due. */
          due: z.string().nullable(),
        }),
      ),
      /** Changes of level by hand, newest first. */
      levels: z.array(LevelStep),
      fluency: z.array(FluencyShown),
    }),
  }),
  /** Progress of all pupils of a group, arranged by year since goals differ by year. */
  readGroupProgress: route({
    method: 'GET',
    path: '/api/groups/:groupId/progress/:periodId',
    tenancy: 'by-id',
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
              /** As in the list of pupils. */
              newSince: z.string().nullable(),
              flags: z.array(Flag),
              totals: Totals,
              rightPerMinute: z.number().nullable(),
              /** In the order of `goals`. */
              standings: z.array(Standing),
            }),
          ),
        }),
      ),
      groups: z.array(InstructionGroup),
      /**
       * Facts that pupils of the group knew by heart for the first time, by week (its Monday) of the period; weeks without
       * one are left out.
       */
      growth: z.array(z.object({ week: z.string(), facts: z.number().int() })),
    }),
  }),
  /** Facts that pupils of a group have practised, each with how well every one of them knows it. */
  readGroupFacts: route({
    method: 'GET',
    path: '/api/groups/:groupId/facts',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    reply: z.object({
      group: z.object({ groupId: Id, name: z.string(), year: z.number().nullable() }),
      /** Date at the school. */
      day: z.string(),
      /** By first name. */
      pupils: z.array(z.object({ pupilId: Id, name: z.string(), firstName: z.string(), avatar: z.string() })),
      facts: z.array(
        z.object({
          sumId: z.string(),
          /**
           * A letter for each of `pupils`: `k` knows it by heart, `n` nearly, `p` practises it, `-` has not practised it.
           */
          states: z.string().regex(/^[knp-]*$/),
        }),
      ),
    }),
  }),
  listRounds: route({
    method: 'GET',
    path: '/api/pupils/:pupilId/progress/:periodId/rounds',
    tenancy: 'by-id',
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
    method: 'GET',
    path: '/api/sum-windows/:windowId/replay',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ windowId: Id }),
    reply: z.object({ round: RoundShown, answers: z.array(AnswerShown) }),
  }),
};
