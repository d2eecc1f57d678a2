import type { Made, Order } from './order';

/** The hand does these steps for an order, one after another. */
export type Step = 'cut' | 'top' | 'number' | 'bake';

/** Returns the steps of an order. */
export const stepsOf = ({ form, cuts, laid }: Order): readonly Step[] => [
  ...(cuts.length > 1 ? (['cut'] as const) : []),
  ...(laid === null ? (['top'] as const) : []),
  ...(form === 'olives' ? (['number'] as const) : []),
  'bake',
];

const doneIn = (made: Made, start: Made): Readonly<Record<Step, boolean>> => ({
  cut: made.cut !== start.cut,
  top: made.topped.num > 0,
  number: made.each.num > 0,
  bake: false,
});

/** Returns the first step that is not done yet. */
export function nextStep(steps: readonly Step[], made: Made, start: Made): Step {
  const isDone = doneIn(made, start);
  return steps.find((step) => !isDone[step]) ?? 'bake';
}

/** Returns whether there is an answer to bake: the last step before the oven is done. A whole pizza needs no cut. */
export function isMade(steps: readonly Step[], made: Made, start: Made): boolean {
  const last = steps.at(-2);
  return last === undefined || doneIn(made, start)[last];
}

/** Tools that lie on the worktop, one kind at a time. */
export type Tool = 'knives' | 'bowl' | 'pad';

/** Returns the tool of a step: where numbers lie on the pieces these are topped by hand; null for the oven. */
export function toolFor(step: Step, { form }: Order): Tool | null {
  if (step === 'bake') return null;
  if (step === 'cut') return 'knives';
  return form === 'olives' ? 'pad' : 'bowl';
}
