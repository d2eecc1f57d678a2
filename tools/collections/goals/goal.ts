/** What a collection is practised for in each country, in our own words, and where the goal stands. */
export interface CollectionGoal {
  /** What a pupil in the Netherlands can do. */
  readonly nl: string;
  /** What a pupil in Flanders can do, as schools there say it. */
  readonly be: string;
  /** Numbers of the Dutch *kerndoelen* of 2006 that it belongs to. */
  readonly core: readonly number[];
}

/** Goals by the key of the collection. */
export type Goals = Readonly<Record<string, CollectionGoal>>;

/** One goal; as the same words do for Flanders unless others are given. */
export const goal = (core: number | readonly number[], nl: string, be: string = nl): CollectionGoal => ({
  nl,
  be,
  core: typeof core === 'number' ? [core] : core,
});
