import type { Sum } from '../sum/sum';
import type { GeneratorProblem } from './sum-generator';

/** What a recipe makes: its different sums (their number is the number there is), or why there are none. */
export type GeneratedSums =
  | { readonly ok: true; readonly sums: readonly Sum[] }
  | { readonly ok: false; readonly problem: GeneratorProblem };
