/** Schools of one region have the same holidays. `nederland`: a Dutch school of which the region is not known. */
export const holidayRegions = ['noord', 'midden', 'zuid', 'nederland', 'vlaanderen'] as const;
export type HolidayRegion = (typeof holidayRegions)[number];

/** The three regions over which the Dutch holidays are spread. */
export const dutchRegions = ['noord', 'midden', 'zuid'] as const;
export type PublishedRegion = (typeof dutchRegions)[number] | 'vlaanderen';

/** Days without school, the first and the last included: `YYYY-MM-DD`. */
export interface Holiday {
  readonly name: string;
  readonly regions: readonly PublishedRegion[];
  readonly first: string;
  readonly last: string;
}

/** The holidays of one school year, as published. */
export interface SchoolYear {
  readonly name: `${number}-${number}`;
  /** The version of the calendar in which it came, or came anew. */
  readonly since: number;
  readonly holidays: readonly Holiday[];
}
