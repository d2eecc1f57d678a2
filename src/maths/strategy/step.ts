import type { SumId } from '../sum/sum';
import type { StrategyName } from './names/strategy-names';
import type { Picture } from './picture';
import type { StrategyText } from './strategy-text';
import type { StepTextName } from './texts/text-names';

export interface StrategyStep {
  readonly text: StrategyText;
  /** In canonical notation; true, with the answer in the hole where it still has one: `8+2=10`, `_=47+38`. */
  readonly equation: string;
  readonly picture: Picture;
}

/** How this very sum is worked out; the last equation is the sum with its answer in place. */
export interface WorkedExample {
  readonly sumId: SumId;
  readonly strategy: StrategyName;
  readonly steps: readonly StrategyStep[];
}

export const step = (
  name: StepTextName,
  values: StrategyText['values'],
  equation: string,
  picture: Picture,
): StrategyStep => ({ text: { name, values }, equation, picture });
