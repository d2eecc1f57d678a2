import { type Audit, writeAudit } from '../../platform/audit/audit';

/** Writes that a teacher recorded what was done for pupils, or took it back. */
export const audit: Audit<'intervention.recorded' | 'intervention.undone'> = writeAudit;
