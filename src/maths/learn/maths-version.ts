import { type ReadingRules, readingNow } from '../sum/read-answer';

/** Version of judging, grading and the model: stored with each window, raised when an old answer would score otherwise. */
export const mathsVersion = 12;

/** The first version whose answers this code still scores as that version did. */
export const oldestScored = 7;

/** What versions of the model do differently with an answer. */
export interface ScoringRules {
  /** How much more a first right answer moves what is believed of its fact; the second half of that, and so on. */
  readonly firstRightGain: number;
  /** A fact is nearly known by a fluent day; before, by what was believed of it, which a level set by hand moves. */
  readonly nearlyByFluency: boolean;
  /** How often a fact is right in a slow game because it is worked out, beyond what working out is worth in a quick one. */
  readonly workedOutSlowly: number;
  /** What is left of an answer of just now, which fades within the day; logits. */
  readonly freshness: number;
  /**
   * How unsure of the pupil (variance, logits²) the model may be where it believes at first sight that a fact was known: a
   * level set by hand makes it less sure than this, until some thirty answers have borne it out.
   */
  readonly sureOfPupil: number;
  /** Keeps the last answers to facts by narrowest skill: they tell whether a collection is too hard. */
  readonly keepsFactAnswers: boolean;
}

const rules7: ScoringRules = {
  firstRightGain: 0,
  nearlyByFluency: false,
  workedOutSlowly: 0,
  freshness: 0,
  sureOfPupil: Number.POSITIVE_INFINITY,
  keepsFactAnswers: false,
};

const rules8: ScoringRules = {
  firstRightGain: 1,
  nearlyByFluency: true,
  workedOutSlowly: 0.5,
  freshness: 0.8,
  sureOfPupil: 0.1,
  keepsFactAnswers: false,
};

/** How what was typed is read for a window of this version; as now without it. */
export const readingOf = (version = mathsVersion): ReadingRules => ({
  hundredthsArePercent: version >= 10 && readingNow.hundredthsArePercent,
  figureSaysHour: version >= 10 && readingNow.figureSaysHour,
  furtherForms: version >= 11 && readingNow.furtherForms,
  laterForms: version >= 12 && readingNow.laterForms,
});

/** The rules of the present version. */
export const rulesNow: ScoringRules = { ...rules8, keepsFactAnswers: true };

/** The rules by which a window of this version is scored, whenever its answers come in; the present ones without it. */
export function rulesOf(version = mathsVersion): ScoringRules {
  if (version < 8) return rules7;
  return version < 9 ? rules8 : rulesNow;
}
