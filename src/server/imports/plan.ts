import type { z } from 'zod';
import type { fileWarnings, ImportRequest, PlanRow } from '@/contract/imports';
import type { PupilSet } from '../pupils/record-changes';

export type ImportFile = z.infer<typeof ImportRequest>;
export type PlanRowShown = z.infer<typeof PlanRow>;
export type Warning = PlanRowShown['warnings'][number];
export type FileWarning = (typeof fileWarnings)[number];

/** A class of the file: one the school has, or one that is made when a pupil of it is taken in. */
export interface PlannedClass {
  readonly classId: string;
  readonly exists: boolean;
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
  /** Comes out of the trash, and so takes a place of the licence. */
  readonly returns: boolean;
}

export interface PlannedPupil extends PlanRowShown {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly sortName: string | null;
  /** Stable key only. */
  readonly importKey: string | null;
  readonly eckIdHash: string | null;
  /** Index in `classes`; -1 for who leaves. */
  readonly place: number;
  /** Of somebody known; null for somebody new. */
  readonly change: PlannedChange | null;
  /** When a person says that it is the candidate. */
  readonly link: PlannedChange | null;
  /** Said at the start of carrying out: the candidate, and nobody new. */
  readonly isCandidate?: true;
}

/** What an import would do: kept until it is applied or a day old, its pupils in `import_row`. */
export interface Plan {
  readonly schoolYear: string;
  readonly classes: readonly PlannedClass[];
}
