import type { Locale } from '../locale';
import { labelText } from './label-text';
import type { Say } from './texts/say';
import type { StepTextName } from './texts/text-names';

/** A sentence of a worked example: its name, and the values that go into it. */
export interface StrategyText {
  readonly name: StepTextName;
  readonly values: Readonly<Record<string, number | string>>;
}

/** The sentence of a step, its numbers as people write them. */
export function strategyText({ name, values }: StrategyText, locale: Locale, say: Say): string {
  const written = Object.entries(values).map(([place, value]) => [place, labelText(`${value}`, locale)]);
  return say(`step.${name}`, Object.fromEntries(written));
}
