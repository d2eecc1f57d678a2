/** What makes a child differ from the middle of its class. */
export interface ChildKind {
  /** Departure from the middle of the year, logits. */
  readonly talent: number;
  /** Departure of working out what is not recalled, logits. */
  readonly working: number;
  /** How fast it forgets; 1 in the middle. */
  readonly forgetting: number;
  /** How often it guesses at once instead of working out. */
  readonly guessing: number;
  /** How slow its hands are; 1 in the middle. */
  readonly hand: number;
}

const average: ChildKind = { talent: 0, working: 0, forgetting: 1, guessing: 0, hand: 1 };

export const childKinds = {
  average,
  'poor calculator': { ...average, working: -1.6 },
  'fast forgetter': { ...average, forgetting: 1.3 },
  guesser: { ...average, guessing: 0.6 },
  'slow hands': { ...average, hand: 2 },
  'far behind': { ...average, talent: -1.6, working: -0.5 },
  'far ahead': { ...average, talent: 2 },
} as const satisfies Record<string, ChildKind>;

export type ChildKindName = keyof typeof childKinds;
