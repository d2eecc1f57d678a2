import type { CallReply } from '../../../api/call';

/** Stars of the group as the map shows them. */
export interface StarGoalShown {
  readonly stars: number;
  readonly target: number;
  /** False for what the device kept of it: others may have added stars since. */
  readonly isNow: boolean;
}

/** The goal on this map; null when there is none. A map cached by an older version has none. */
export function starGoalOf({ starGoal }: CallReply<'readMap'>, isNow: boolean): StarGoalShown | null {
  return starGoal ? { ...starGoal, isNow } : null;
}
