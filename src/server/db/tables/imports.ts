import type { Generated } from 'kysely';
import type { Day, Json } from '../columns';

interface ImportRunTable {
  account_id: string;
  import_id: string;
  created_by: string;
  created_at: Generated<Date>;
  school_code: string | null;
  school_year: string | null;
  reference_date: Day | null;
  plan: Json<unknown> | null;
  state_hash: Uint8Array;
  counts: Json<Record<string, number>>;
  applied_at: Date | null;
  result: Json<unknown> | null;
  chosen: Json<readonly number[]> | null;
  imported: Generated<number>;
  places_taking: Generated<number>;
}

interface ImportRowTable {
  account_id: string;
  import_id: string;
  row_number: number;
  importable: boolean;
  place: number;
  body: Json<unknown>;
}

interface SchoolChangeTable {
  account_id: string;
  change_id: string;
  kind: 'import' | 'year';
  created_by: string;
  created_at: Date;
  counts: Json<Record<string, number>>;
  classes_added: Generated<string[]>;
  classes_archived: Generated<string[]>;
  /** As `Remembered` of imports. */
  remembered: Json<unknown> | null;
  undone_at: Date | null;
}

interface PupilChangeTable {
  account_id: string;
  change_id: string;
  pupil_id: string;
  before: Json<Record<string, unknown>> | null;
  after: Json<Record<string, unknown>>;
}

/** Pupils on their way in, and what was done to a school as a whole. */
export interface ImportsTables {
  import_run: ImportRunTable;
  import_row: ImportRowTable;
  school_change: SchoolChangeTable;
  pupil_change: PupilChangeTable;
}
