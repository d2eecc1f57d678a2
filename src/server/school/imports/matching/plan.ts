import type { z } from 'zod';
import type { fileWarnings, ImportRequest, PlanRow } from '@/contract/imports';
import type { PupilSet } from '../../pupils/record-changes';

export type ImportFile = z.infer<typeof ImportRequest>;
export type PlanRowShown = z.infer<typeof PlanRow>;
export type Warning = PlanRowShown['warnings'][number];
export type FileWarning = (typeof fileWarnings)[number];

/** A group of the file: one the school has, or one that is made when a pupil of it is taken in. */
export interface PlannedGroup {
  readonly groupId: string;
  readonly exists: boolean;
  /** A group of others has this key or name: an import that may not see it neither enters it nor makes a second. */
  readonly isOthers: boolean;
  readonly name: string;
  readonly year: number | null;
  /** Code of the location it is of, where the file says one. */
  readonly location: string | null;
  readonly sourceKeys: readonly string[];
}

/** What taking in a row does to somebody of the school's list. */
export interface PlannedChange {
  readonly pupilId: string;
  readonly set: PupilSet;
  /** Comes out of the trash, and so takes a seat of the licence. */
  readonly returns: boolean;
}

export interface PlannedPupil extends PlanRowShown {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly sortName: string | null;
  /** Stable key only. */
  readonly importKey: string | null;
  readonly eckIdHash: string | null;
  /** Index in `groups`; -1 for who leaves. */
  readonly place: number;
  /** Of somebody known, or of the candidate that a person chose; null for somebody new. */
  readonly change: PlannedChange | null;
  /** Beside each of `candidates`: what changes when a person says that it is this one. */
  readonly links: readonly PlannedChange[];
}

/** What an import would do: kept until it is applied or a day old, its pupils in `import_row`. */

/** A plan can be applied for a day; then its names go and only the counts stay. */
export const planLifetime = 24 * 3_600_000;
export interface Plan {
  readonly schoolYear: string;
  readonly groups: readonly PlannedGroup[];
}
