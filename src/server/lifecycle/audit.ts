import { type Audit, writeAudit } from '../platform/audit/audit';

/** Writes who did what when data leave: exports, erasures, and what is kept of pupils who left. */
export const audit: Audit<
  | 'school.exported'
  | 'roster.exported'
  | 'school.erased'
  | 'leavers.kept'
  | 'leavers.not-kept'
  | 'pupil.exported'
  | 'pupil.erased'
> = writeAudit;
