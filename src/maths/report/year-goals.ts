import type { SumCollection } from '../collections/sum-collection';
import { sumsOf } from '../collections/sum-collection';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SkillId, SumId } from '../sum/sum';
import type { Evidence, FactEvidence } from './evidence';
import {
  type FactCounts,
  type Standing,
  standingOfFacts,
  standingOfParts,
  standingOfProcedure,
} from './standing';

/*
 * How far a child is with what it is to know at the end of a year: facts by heart, everything else done right.
 */

/** A goal as it is measured: its parts are the narrowest skills of its sums. */
export interface Goal {
  readonly kind: 'facts' | 'procedures';
  readonly parts: ReadonlyMap<SkillId, readonly SumId[]>;
}

/** Standing of one narrowest skill. */
export interface PartStanding extends Standing {
  readonly skill: SkillId;
  readonly kind: Goal['kind'];
}

export interface GoalStanding extends Standing {
  readonly parts: readonly PartStanding[];
}

const made = new WeakMap<SumCollection, Goal>();

/**
 * How the goal of a collection is measured: by its facts when most of its sums are facts, else by its procedures.
 */
export function goalOf(collection: SumCollection): Goal {
  const known = made.get(collection);
  if (known) return known;
  const sums = sumsOf(collection).map((id) => parseSumOrThrow(id));
  const isFacts = 2 * sums.filter(({ learnedAs }) => learnedAs === 'fact').length > sums.length;
  const parts = new Map<SkillId, SumId[]>();
  for (const { id, learnedAs, skills } of sums) {
    const skill = skills.at(-1);
    if (skill === undefined || (learnedAs === 'fact') !== isFacts) continue;
    parts.set(skill, [...(parts.get(skill) ?? []), id]);
  }
  const goal: Goal = { kind: isFacts ? 'facts' : 'procedures', parts };
  made.set(collection, goal);
  return goal;
}

const noFacts: FactCounts = { known: 0, nearly: 0, practised: 0 };

/** Counts facts by state. */
export const countFacts = (facts: readonly Pick<FactEvidence, 'state'>[]): FactCounts => ({
  known: facts.filter(({ state }) => state === 'known').length,
  nearly: facts.filter(({ state }) => state === 'nearly').length,
  practised: facts.length,
});

/** What the parts of a goal are told by: counted facts, and answers to procedures. */
export interface Counted {
  readonly factsOf: (skill: SkillId) => FactCounts | undefined;
  readonly procedures: Evidence['procedures'];
}

/** Standing of a goal by what was counted. */
export function standingOfGoal({ kind, parts }: Goal, { factsOf, procedures }: Counted): GoalStanding {
  const standings = [...parts].map(
    ([skill, sums]): PartStanding => ({
      skill,
      kind,
      ...(kind === 'facts'
        ? standingOfFacts(factsOf(skill) ?? noFacts, sums.length)
        : standingOfProcedure(procedures.get(skill))),
    }),
  );
  return { ...standingOfParts(kind, standings), parts: standings };
}

/** Standing of a goal by the evidence itself. */
export function goalStanding(goal: Goal, { facts, procedures }: Evidence): GoalStanding {
  if (goal.kind === 'procedures') return standingOfGoal(goal, { factsOf: () => undefined, procedures });
  const inGoal = new Set([...goal.parts.values()].flat());
  const own = facts.filter(({ sumId }) => inGoal.has(sumId));
  const factsOf = (skill: SkillId) => countFacts(own.filter((fact) => fact.skill === skill));
  return standingOfGoal(goal, { factsOf, procedures });
}

/** What was practised and belongs to none of these goals, by narrowest skill; only what was practised counts. */
export function practisedBeside(goals: readonly Goal[], { facts, procedures }: Evidence): PartStanding[] {
  const sums = new Set(
    goals.flatMap(({ kind, parts }) => (kind === 'facts' ? [...parts.values()].flat() : [])),
  );
  const skills = new Set(
    goals.flatMap(({ kind, parts }) => (kind === 'procedures' ? [...parts.keys()] : [])),
  );
  const byPart = new Map<SkillId, FactEvidence[]>();
  for (const fact of facts) {
    if (!sums.has(fact.sumId)) byPart.set(fact.skill, [...(byPart.get(fact.skill) ?? []), fact]);
  }
  return [
    ...[...byPart].map(
      ([skill, own]): PartStanding => ({
        skill,
        kind: 'facts',
        ...standingOfFacts(countFacts(own), own.length),
      }),
    ),
    ...[...procedures.values()]
      .filter(({ skill }) => !skills.has(skill))
      .map((own): PartStanding => ({ skill: own.skill, kind: 'procedures', ...standingOfProcedure(own) })),
  ].toSorted((one, other) => (one.skill < other.skill ? -1 : 1));
}
