import type { z } from 'zod';
import type { ImportRequest, PlanRow } from '@/contract/imports';

export type ImportFile = z.infer<typeof ImportRequest>;
export type PlanRowShown = z.infer<typeof PlanRow>;
export type Warning = PlanRowShown['warnings'][number];

/** A class of the file: one the school has, or one that is made when a pupil of it is taken in. */
export interface PlannedClass {
  readonly classId: string;
  readonly exists: boolean;
  readonly name: string;
  readonly year: number | null;
  readonly sourceKeys: readonly string[];
}

export interface PlannedPupil extends PlanRowShown {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly sortName: string | null;
  /** Stable key only. */
  readonly importKey: string | null;
  readonly eckIdHash: string | null;
  /** Index in `classes`. */
  readonly place: number;
}

/** What an import would do: kept until it is applied or a day old, its pupils in `import_row`. */
export interface Plan {
  readonly schoolYear: string;
  readonly classes: readonly PlannedClass[];
}
