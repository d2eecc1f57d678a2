import type { Locale } from '../locale';
import { equationSpeech } from '../sum/wording/equation-speech';
import { sentenceSpeech } from '../sum/wording/prompt-speech';
import type { StrategyStep } from './step';
import { strategyText } from './strategy-text';
import type { Say } from './texts/say';

/** False for an equation that only repeats a number or a place on a line, as in steps that show a line or a clock. */
export function hasEquation({ equation }: Pick<StrategyStep, 'equation'>): boolean {
  const [left, right] = equation.split('=');
  return left !== right && !/\.\.|~-?\d+\)/.test(equation);
}

/** What is read aloud of a step: its sentence and, where it has one, its equation, both in words. */
export function stepSpeech(step: StrategyStep, locale: Locale, say: Say): string {
  const sentence = sentenceSpeech(strategyText(step.text, locale, say), locale);
  return hasEquation(step) ? `${sentence} ${equationSpeech(step.equation, locale)}.` : sentence;
}
