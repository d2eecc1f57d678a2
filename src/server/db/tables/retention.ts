import type { Day } from '../columns';

interface SchoolEndingTable {
  account_id: string;
  ends_on: Day;
  announced_at: Date;
  erase_on: Day;
  called_at: Date | null;
  erasing_at: Date | null;
  erased_at: Date | null;
}

interface LeaverTable {
  account_id: string;
  pupil_id: string;
  school_year: string;
  asked_at: Date;
  kept_at: Date | null;
  erasing_at: Date | null;
}

/** What is erased when its time is over. */
export interface RetentionTables {
  school_ending: SchoolEndingTable;
  leaver: LeaverTable;
}
