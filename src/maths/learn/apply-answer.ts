import type { AnswerMode, TaskPurpose } from '../answer-mode';
import type { IsSchoolDay } from '../calendar/school-days';
import type { SkillId, Sum } from '../sum/sum';
import { bucketAfter, factAnswersAfter } from './bucket';
import { emptyMemory, startSkill } from './empty-learner';
import { type PredictionError, updated } from './estimate';
import { type AnswerTiming, gradedOutcome, isFluent, rapidGuessMs } from './grading/outcome';
import type { Estimate, Learner, SumMemory } from './learner';
import { rulesOf, type ScoringRules } from './maths-version';
import { remembered, resetMemory } from './memory';
import { chanceWithoutKnowing, floorOf, probability } from './probability';

/** One answer to one sum, judged. Times in ms. */
export interface GradedAnswer extends AnswerTiming {
  readonly right: boolean;
  /** "I don't know": no error, but a sum to practise. */
  readonly unknown: boolean;
  /** Strategy help was open: no evidence of knowing. */
  readonly helped: boolean;
  readonly purpose: TaskPurpose;
  readonly mode: AnswerMode;
  /** c: chance of being right without knowing, 0–1. */
  readonly guessing: number;
}

export interface AnswerContext {
  /** Epoch ms, corrected for the device's clock. */
  readonly now: number;
  /** Calendar day in the school's time zone. */
  readonly day: string;
  /** β in logits, of the difficulty version of the window. */
  readonly difficulty: number;
  readonly isSchoolDay: IsSchoolDay;
  /** Of the window, which may be older than this code; the present one when it is left out. */
  readonly mathsVersion?: number;
}

/** The part of a learner that one answer can change. */
export interface LearnerSlice {
  readonly ability: Estimate;
  readonly skills: Readonly<Record<SkillId, Estimate>>;
  readonly memory: SumMemory;
}

/** What an answer did: enough to show it, and to prove a replay. */
export interface AnswerTrace {
  /** q before the answer, luck included. */
  readonly expected: number;
  /** y in [0, 1]. */
  readonly outcome: number;
  readonly difficulty: number;
  /** Whether the model moved on it: practice and probes, without help, not a rapid guess, not "I don't know". */
  readonly scored: boolean;
  readonly before: LearnerSlice;
  readonly after: LearnerSlice;
}

/** Ways in which the answer itself is made, and not picked out of what lies there. */
const producing: ReadonlySet<AnswerMode> = new Set(['type', 'compose', 'place']);

/** How far one surprise moves what is believed of one sum; a miss less, as its sum returns in the round and is learned. */
const offsetGain = { better: 0.5, worse: 0.25 } as const;
/** What any answer, with the feedback that follows it, teaches by itself (as in performance factor analysis). */
const practiceGain = 0.2;

/** The bucket a procedure is practised in: its narrowest skill; undefined for a fact. */
export const bucketOf = ({ learnedAs, skills }: Sum): SkillId | undefined =>
  learnedAs === 'procedure' ? skills.at(-1) : undefined;

/** Ability, the skills on the way to this sum, and its memory. */
export function sliceOf(learner: Learner, sum: Sum): LearnerSlice {
  return {
    ability: learner.ability,
    skills: Object.fromEntries(sum.skills.map((skill) => [skill, learner.skills[skill] ?? startSkill])),
    memory: learner.sums[sum.id] ?? emptyMemory,
  };
}

/** The learner with this slice in place. */
export function withSlice(learner: Learner, sum: Sum, { ability, skills, memory }: LearnerSlice): Learner {
  return {
    ...learner,
    ability,
    skills: { ...learner.skills, ...skills },
    sums: { ...learner.sums, [sum.id]: memory },
  };
}

const touched = (memory: SumMemory, now: number): SumMemory => ({
  ...memory,
  answers: memory.answers + 1,
  lastAnswered: Math.max(now, memory.lastAnswered ?? now),
  introduced: memory.introduced ?? now,
});

/** The skill of a bucket is being learned while it is measured: its estimate keeps following (variance, logits²). */
const leastBucketVariance = 0.12;

/** What an answer to a fact known for long still says of the pupil; with less, q lags behind in weak pupils. */
const leastNovelty = 0.2;

/** An answer to a fact that was answered before says more of that fact than of the pupil. */
const noveltyOf = ({ learnedAs }: Sum, { answers }: SumMemory): number =>
  learnedAs === 'fact' ? Math.max(leastNovelty, 1 / (1 + answers)) : 1;

/** A fact that is expected to be answered this well is known, as far as that can be told without asking it. */
const knownAtSight = 0.95;

/**
 * Whether a fact is expected to be known before any practice, by what the pupil itself has shown: it was never asked, or
 * once, by choosing, and fluently.
 */
function wasKnownBefore(
  learner: Learner,
  sum: Sum,
  memory: SumMemory,
  { now, difficulty }: AnswerContext,
  rules: ScoringRules,
): boolean {
  const { answers, fluentDays, producedFluently } = memory;
  const isUntried = answers === 0 || (answers === 1 && fluentDays.length === 1 && !producedFluently);
  if (sum.learnedAs !== 'fact' || !isUntried || learner.ability.variance > rules.sureOfPupil) return false;
  // That it was asked just now is no sign that it was known before.
  return probability(learner, sum, { now, difficulty, rules: { ...rules, freshness: 0 } }) >= knownAtSight;
}

/** The skills after an answer to a fact, with what was answered last in the narrowest; else as they were. */
function withFactAnswer(
  skills: LearnerSlice['skills'],
  { learnedAs, skills: path }: Sum,
  { now: at, day, difficulty }: AnswerContext,
  right: boolean,
): LearnerSlice['skills'] {
  const narrowest = path.at(-1);
  const node = narrowest && skills[narrowest];
  if (learnedAs !== 'fact' || !node) return skills;
  return {
    ...skills,
    [narrowest]: { ...node, bucket: factAnswersAfter(node.bucket, { at, day, right, difficulty }) },
  };
}

function scoredSlice(
  learner: Learner,
  sum: Sum,
  answer: GradedAnswer,
  context: AnswerContext,
  predictionError: Omit<PredictionError, 'novelty'>,
  rules: ScoringRules,
): LearnerSlice {
  const before = sliceOf(learner, sum);
  const [ability = before.ability, ...nodes] = updated(
    [before.ability, ...sum.skills.map((skill) => before.skills[skill] ?? startSkill)],
    { ...predictionError, novelty: noveltyOf(sum, before.memory) },
    bucketOf(sum) && leastBucketVariance,
  );
  const skills = Object.fromEntries(sum.skills.map((skill, index) => [skill, nodes[index] ?? startSkill]));
  const narrowest = bucketOf(sum);
  const node = narrowest && skills[narrowest];
  if (narrowest && node) {
    const { now: at, day, difficulty } = context;
    skills[narrowest] = {
      ...node,
      bucket: bucketAfter(node.bucket, { at, day, right: answer.right, difficulty }),
    };
  }
  const error = predictionError.outcome - predictionError.probability;
  const isFact = sum.learnedAs === 'fact';
  const first = answer.right ? rules.firstRightGain / (1 + before.memory.answers) : 0;
  const gain = error > 0 ? offsetGain.better + first : offsetGain.worse;
  const change = gain * error + practiceGain;
  // A wrong answer never makes a sum better known, however little was expected of it.
  const offset = before.memory.offset + (isFact ? (answer.right ? change : Math.min(0, change)) : 0);
  const memory = { ...touched(before.memory, context.now), offset };
  const knowing = probability(withSlice(learner, sum, { ability, skills, memory }), sum, {
    now: context.now,
    difficulty: context.difficulty,
    rules,
  });
  const recall = {
    right: answer.right,
    fluent: answer.right && isFluent(sum, answer, learner.year),
    produced: producing.has(answer.mode),
    inTest: answer.purpose === 'test',
    wasKnown: wasKnownBefore(learner, sum, before.memory, context, rules),
    nearlyByFluency: isFact && rules.nearlyByFluency,
    day: context.day,
    isSchoolDay: context.isSchoolDay,
  };
  const known = rules.keepsFactAnswers ? withFactAnswer(skills, sum, context, answer.right) : skills;
  return { ability, skills: known, memory: remembered(memory, recall, knowing) };
}

/** Practice and probes are seen by the model; the rest of a round, and rapid guesses, leave it as it was. */
const isSeen = ({ purpose, responseMs }: GradedAnswer): boolean =>
  (purpose === 'practice' || purpose === 'probe' || purpose === 'test') && responseMs >= rapidGuessMs;

/**
 * The learner after one answer, and what it changed. Pure: server, browser, replay and simulation all call this, and
 * the same answers in the same order give the same learner to the last bit.
 */
export function applyAnswer(
  learner: Learner,
  sum: Sum,
  answer: GradedAnswer,
  context: AnswerContext,
): { readonly learner: Learner; readonly trace: AnswerTrace } {
  const { difficulty, now } = context;
  const before = sliceOf(learner, sum);
  const rules = rulesOf(context.mathsVersion);
  const guessing = chanceWithoutKnowing(sum.learnedAs, answer, rules);
  const expected = probability(learner, sum, { now, guessing, difficulty, rules });
  const outcome = gradedOutcome(sum, answer.right, answer, learner.year);
  const trace = { expected, outcome, difficulty, scored: false, before, after: before };
  if (!isSeen(answer)) return { learner, trace };
  if (answer.unknown || answer.helped) {
    const memory = resetMemory(touched(before.memory, now), 'practising');
    // A child that does not know a fact says nothing of its strength, and all the same that the fact is too hard as yet.
    const isTold = answer.unknown && rules.keepsFactAnswers;
    const skills = isTold ? withFactAnswer(before.skills, sum, context, false) : before.skills;
    const after = { ...before, skills, memory };
    return { learner: withSlice(learner, sum, after), trace: { ...trace, after } };
  }
  const predictionError = { outcome, probability: expected, floor: floorOf(sum.learnedAs, guessing) };
  const after = scoredSlice(learner, sum, answer, context, predictionError, rules);
  return { learner: withSlice(learner, sum, after), trace: { ...trace, scored: true, after } };
}
