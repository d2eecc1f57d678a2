import { distractorsFor } from '../../error-type/distractors';
import { type Random, randomFrom, seedOf } from '../../random';
import type { Given, Task } from '../../round/task';
import { answerNotation, answerOf, asAnswer } from '../../sum/answer';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SkillId, Sum, SumId } from '../../sum/sum';
import { type FactMemory, logistic, type MakeFactMemory } from '../memory/fact-memory';
import type { ProcedureMemory } from '../memory/procedure-memory';
import type { Game } from '../rotation';
import { hardness } from './hardness';
import type { ChildKind } from './kinds';

/** The memories of one kind of model: of facts and of procedures. */
export interface MemoryModel {
  readonly fact: MakeFactMemory;
  readonly procedure: (quickness: number, draw: () => number) => ProcedureMemory;
}

export interface ChildTraits {
  readonly seed: number;
  readonly kind: ChildKind;
  readonly model: MemoryModel;
  /** School year 1–8 (NL numbering). */
  readonly year: number;
  /** Epoch ms of the first day. */
  readonly start: number;
}

export interface Reply {
  readonly given: Given;
  /** From readable to committed, hand included, ms. */
  readonly responseMs: number;
}

/** A child that is not the learner model: what it does not recall it works out, or guesses. */
export interface Child {
  answer(task: Pick<Task, 'sumIds' | 'options'>, game: Game, now: number): Reply;
  /** What it would answer, by these draws: it learns nothing by it, and all that follows stays the same. */
  wouldAnswer(task: Pick<Task, 'sumIds' | 'options'>, game: Game, now: number, draws: Random): Reply;
  /** Probability of a right answer by recall at once, and of one within `limitMs`; of a procedure, of a right answer. */
  truth(sumId: SumId, now: number, limitMs: number): { readonly recalled: number; readonly fluent: number };
}

const slipRate = 0.02;
const giveUpRate = 0.1;
const guessMs = 700;

/** About normal, mean 0 and deviation 1. */
const normal = (random: Random): number => (random.next() + random.next() + random.next() - 1.5) * 2;

function wrongValue(sum: Sum, random: Random): string | null {
  const [wrong] = distractorsFor(sum, 3, random);
  const answer = wrong && asAnswer(sum, wrong);
  return answer ? answerNotation(answer) : null;
}

/** Puts a value, or a guess, into the way to answer of the game. */
function give(task: Pick<Task, 'options'>, game: Game, value: string | null, random: Random): Given {
  if (game.mode === 'choose') {
    const options = task.options ?? [];
    const chosen = options.find((option) => option.value === value) ?? options[random.below(options.length)];
    return chosen ? { kind: 'choice', optionId: chosen.id } : { kind: 'unknown' };
  }
  if (value === null) return { kind: 'unknown' };
  return game.mode === 'compose' ? { kind: 'pieces', values: [value] } : { kind: 'value', raw: value };
}

/** Makes a child; the same traits give the same child. */
export function makeChild({ seed, kind, model, year, start }: ChildTraits): Child {
  const moods = randomFrom(seedOf(seed, 'child'));
  const ability = kind.talent + 0.4 * normal(moods) + (year - 4) * 0.7;
  const quickness = Math.exp(0.25 * normal(moods));
  const hand = kind.hand * (1 + 0.1 * normal(moods));
  const facts = new Map<SumId, FactMemory>();
  const procedures = new Map<SkillId, ProcedureMemory>();
  const easeOf = (sum: Sum) => ability - hardness(sum) - 1.5 + 0.5 * normal(randomFrom(seedOf(seed, sum.id)));
  const factOf = (sum: Sum): FactMemory => {
    const known = facts.get(sum.id);
    if (known) return known;
    const made = model.fact({ ease: easeOf(sum), quickness, forgetting: kind.forgetting }, start);
    facts.set(sum.id, made);
    return made;
  };
  const procedureOf = (sum: Sum): ProcedureMemory => {
    const skill = sum.skills.at(-1) ?? ('' as SkillId);
    const known = procedures.get(skill);
    if (known) return known;
    const draws = randomFrom(seedOf(seed, skill));
    const made = model.procedure(quickness, () => draws.next());
    procedures.set(skill, made);
    return made;
  };
  const worksOut = (sum: Sum) => logistic(1.4 + kind.working + 0.6 * easeOf(sum));
  const carriesOut = (sum: Sum, now: number) =>
    logistic(1.2 + 0.4 * kind.working + easeOf(sum) + procedureOf(sum).gain(now));

  /** What comes to mind: a value or nothing, the time for it, and what to learn from it. */
  const think = (sum: Sum, now: number, random: Random, learns: boolean) => {
    const right = answerNotation(answerOf(sum));
    if (sum.learnedAs === 'procedure') {
      const probability = carriesOut(sum, now);
      const guesses = random.next() < kind.guessing * (1 - probability);
      const isRight = !guesses && random.next() < probability;
      if (learns) procedureOf(sum).study(now, isRight, probability);
      return { value: isRight ? right : null, guesses, ms: guesses ? guessMs : 5000 + 5000 * random.next() };
    }
    const memory = factOf(sum);
    const { probability, ms } = memory.recall(now);
    if (random.next() < probability) {
      if (learns) memory.study(now, 'recalled');
      return { value: random.next() < slipRate ? null : right, guesses: false, ms };
    }
    const guesses = random.next() < kind.guessing;
    const isRight = !guesses && random.next() < worksOut(sum);
    if (learns) memory.study(now, isRight ? 'worked-out' : 'shown');
    const workingMs = 4000 + 4000 * logistic(-easeOf(sum)) + 3000 * random.next();
    return { value: isRight ? right : null, guesses, ms: guesses ? guessMs : workingMs };
  };

  const reply = (
    task: Pick<Task, 'sumIds' | 'options'>,
    game: Game,
    now: number,
    random: Random,
    learns: boolean,
  ): Reply => {
    const [sumId] = task.sumIds;
    if (sumId === undefined) return { given: { kind: 'unknown' }, responseMs: 1000 };
    const sum = parseSumOrThrow(sumId);
    const { value, guesses, ms } = think(sum, now, random, learns);
    const gaveUp = value === null && !guesses && random.next() < giveUpRate;
    const shown = value ?? (gaveUp ? null : wrongValue(sum, random));
    const given: Given = gaveUp ? { kind: 'unknown' } : give(task, game, shown, random);
    return { given, responseMs: Math.round(game.motorMs * hand * (0.85 + 0.3 * random.next()) + ms) };
  };

  return {
    answer: (task, game, now) => reply(task, game, now, moods, true),
    wouldAnswer: (task, game, now, draws) => reply(task, game, now, draws, false),
    truth(sumId, now, limitMs) {
      const sum = parseSumOrThrow(sumId);
      if (sum.learnedAs === 'procedure') {
        const probability = carriesOut(sum, now);
        return { recalled: probability, fluent: probability };
      }
      const { probability, ms } = factOf(sum).recall(now);
      return { recalled: probability, fluent: probability * logistic((limitMs - ms) / 300) };
    },
  };
}
