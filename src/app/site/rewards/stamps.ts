/** What a visitor lets happen, to see what earns a stamp. */
export const childActions = ['faultless', 'mistakes', 'slow', 'known', 'stopped'] as const;
export type ChildAction = (typeof childActions)[number];

export interface CardState {
  readonly stamps: number;
  readonly full: number;
  readonly last: ChildAction | null;
}

/** Places on a savings card. */
export const cardSize = 10;

/** A finished round earns a stamp, and so does a sum that is known by heart: never speed, never the number of mistakes. */
const earns = (action: ChildAction): boolean => action !== 'stopped';

/** The card after this action; a full one makes room for the next. */
export function afterAction({ stamps, full }: CardState, action: ChildAction): CardState {
  const begun = stamps === cardSize ? 0 : stamps;
  const now = begun + (earns(action) ? 1 : 0);
  return { stamps: now, full: full + (earns(action) && now === cardSize ? 1 : 0), last: action };
}
