import type { Locale } from '../locale';
import { isOne } from '../number/plural';
import { labelText } from './label-text';
import { countedBy } from './texts/counted-by';
import type { Say } from './texts/say';
import type { StepTextName } from './texts/text-names';

/** A sentence of a worked example: its name, and the values that go into it. */
export interface StrategyText {
  readonly name: StepTextName;
  readonly values: Readonly<Record<string, number | string>>;
}

/** The sentence for one of something, where it has one and one is what is counted. */
function nameFor({ name, values }: StrategyText, locale: Locale): StepTextName {
  const counted = countedBy[name];
  return counted && isOne(Number(values[counted[0]]), locale) ? counted[1] : name;
}

/** The sentence of a step, its numbers as people write them. */
export function strategyText(text: StrategyText, locale: Locale, say: Say): string {
  const written = Object.entries(text.values).map(([place, value]) => [place, labelText(`${value}`, locale)]);
  return say(`step.${nameFor(text, locale)}`, Object.fromEntries(written));
}
