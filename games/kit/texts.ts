import type { RoundSettings } from './bus';

const nl = {
  option: (value: string) => `Antwoord ${value}`,
  right: (sum: string) => `Goed! ${sum}.`,
  wrong: (sum: string) => `Kijk: ${sum}.`,
  nextSum: (sum: string) => `Nu: ${sum}?`,
  goOn: 'Verder',
  over: (right: number, length: number) => `Klaar! ${right} van de ${length} goed.`,
};

const en: typeof nl = {
  option: (value) => `Answer ${value}`,
  right: (sum) => `Right! ${sum}.`,
  wrong: (sum) => `Look: ${sum}.`,
  nextSum: (sum) => `Now: ${sum}?`,
  goOn: 'Go on',
  over: (right, length) => `Done! ${right} of ${length} right.`,
};

/** What the stage itself says, to eyes and to a screen reader. */
export const kitTexts = { nl, be: nl, en } satisfies Record<RoundSettings['locale'], typeof nl>;
