import type { Rational } from '../number/rational';
import type { Sum } from '../sum/sum';
import type { ErrorType } from './error-type';

export interface WrongAnswer {
  readonly value: Rational;
  readonly error: ErrorType;
}

/** The wrong answers to a sum that one misconception leads to; empty where it does not apply. */
export type Misconception = (sum: Sum) => readonly Rational[];

/** Misconceptions with their names, likeliest first. */
export type Misconceptions = readonly (readonly [ErrorType, Misconception])[];
