import type { Locale } from '../locale';
import { labelText } from './label-text';
import { be } from './texts/be';
import { en } from './texts/en';
import { nl } from './texts/nl';
import type { StrategyTextName } from './texts/text-names';

/** A sentence of a worked example: a key for i18n, and the values that go into it. */
export interface StrategyText {
  readonly key: `strategy.${StrategyTextName}`;
  readonly values: Readonly<Record<string, number | string>>;
}

/** All sentences by language, as i18n resources under `strategy`. */
export const strategyTexts: Readonly<Record<Locale, Readonly<Record<StrategyTextName, string>>>> = {
  nl,
  be: { ...nl, ...be },
  en,
};

export const strategyTextOf = (
  name: StrategyTextName,
  values: StrategyText['values'] = {},
): StrategyText => ({ key: `strategy.${name}`, values });

const nameOf = (key: StrategyText['key']): StrategyTextName =>
  key.slice('strategy.'.length) as StrategyTextName;

/** The sentence in a language, for whoever has no i18next at hand: games and tests. */
export const strategyText = ({ key, values }: StrategyText, locale: Locale): string =>
  strategyTexts[locale][nameOf(key)].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    labelText(`${values[name] ?? ''}`, locale),
  );
