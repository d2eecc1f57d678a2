import { readSum } from '../../sum/read-sum';
import type { Sum, SumId } from '../../sum/sum';
import { startDifficulty } from '../difficulty';
import { floorOf, logistic } from '../probability';
import { abilitySteps, type EvidenceCell, guessingSteps } from './difficulty-evidence';

/** First answers to a sum before its difficulty is moved at all: with fewer chance would move it. */
export const fewestAnswers = 30;
/** How far start values are taken to be off, logits (standard deviation). Chosen by simulation: see the README. */
const startError = 0.3;
const mostSteps = 50;
const closeEnough = 1e-6;

export interface FittedDifficulty {
  /** β, logits. */
  readonly difficulty: number;
  /** Of that, logits: never more than that of the start value. */
  readonly standardError: number;
  /** First answers it rests on. */
  readonly answers: number;
}

/** One step of Fisher scoring: score and information of these answers at β. */
function scoreAt(difficulty: number, cells: readonly EvidenceCell[], learnedAs: Sum['learnedAs']) {
  let score = 0;
  let information = 0;
  for (const { guessing, ability, answers, outcome, variance } of cells) {
    const floor = floorOf(learnedAs, guessing / guessingSteps);
    // The strength is not known but believed: averaged over it, the curve is flatter.
    const slope = 1 / Math.sqrt(1 + (Math.PI * variance) / answers / 8);
    const known = logistic(slope * (ability / abilitySteps - difficulty));
    const expected = floor + (1 - floor) * known;
    score -= ((slope * known) / expected) * (outcome - answers * expected);
    information += (answers * slope * slope * (1 - floor) * known * known * (1 - known)) / expected;
  }
  return { score, information };
}

/**
 * The difficulty β of one sum from pupils' first answers to it, or undefined while there are too few. The maximum a
 * posteriori estimate of a Rasch model with floors, found by Fisher scoring (Rasch 1960; Baker & Kim 2004, ch. 2): the
 * strengths of the pupils are those believed when they were asked, with their uncertainty averaged out (MacKay 1992, the
 * probit approximation); β itself is normal around the start value from features. Few answers so stay near that.
 */
export function fitDifficulty(sum: Sum, cells: readonly EvidenceCell[]): FittedDifficulty | undefined {
  const answers = cells.reduce((count, cell) => count + cell.answers, 0);
  if (answers < fewestAnswers) return undefined;
  const start = startDifficulty(sum);
  const precision = 1 / startError ** 2;
  let difficulty = start;
  let standardError = startError;
  for (let step = 0; step < mostSteps; step += 1) {
    const { score, information } = scoreAt(difficulty, cells, sum.learnedAs);
    const total = information + precision;
    const move = (score - precision * (difficulty - start)) / total;
    difficulty += Math.max(-1, Math.min(1, move));
    standardError = 1 / Math.sqrt(total);
    if (Math.abs(move) < closeEnough) break;
  }
  return { difficulty, standardError, answers };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000 || 0;

interface Moved {
  readonly sum: Sum;
  readonly fitted: FittedDifficulty;
}

/** The mean departure from the start values, each sum by what its answers say of it. */
function meanDeparture(group: readonly Moved[]): number {
  let departure = 0;
  let weights = 0;
  for (const { sum, fitted } of group) {
    const weight = Math.max(0, fitted.standardError ** -2 - startError ** -2);
    departure += weight * (fitted.difficulty - startDifficulty(sum));
    weights += weight;
  }
  return weights === 0 ? 0 : departure / weights;
}

/**
 * What one sum gains the others of its domain (the first node of its skills) lose: how hard a domain is as a whole and what
 * pupils can do in it cannot be told apart from answers, and without this both would drift, night after night
 * (Klinkenberg 2011 moves pupil and item in pairs for the same reason).
 */
export function withoutDrift(
  fits: ReadonlyMap<SumId, FittedDifficulty>,
): ReadonlyMap<SumId, FittedDifficulty> {
  const domains = new Map<string, Moved[]>();
  for (const [sumId, fitted] of fits) {
    const sum = readSum(sumId);
    if (!sum) continue;
    const [domain = ''] = sum.skills;
    const group = domains.get(domain) ?? [];
    group.push({ sum, fitted });
    domains.set(domain, group);
  }
  return new Map(
    [...domains.values()].flatMap((group) => {
      const mean = meanDeparture(group);
      return group.map(({ sum, fitted }) => {
        const difficulty = rounded(fitted.difficulty - mean);
        return [sum.id, { ...fitted, difficulty, standardError: rounded(fitted.standardError) }] as const;
      });
    }),
  );
}
