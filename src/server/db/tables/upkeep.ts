import type { Generated } from 'kysely';
import type { FittedDifficulty } from '@/maths/learn/refit-difficulty';
import type { Json } from '../columns';

interface AuditEventTable {
  account_id: string;
  event_id: string;
  at: Generated<Date>;
  actor_id: string | null;
  action: string;
  subject_id: string | null;
  counts: Json<Record<string, number>> | null;
}

interface DifficultyVersionTable {
  version: number;
  start_version: number;
  fitted_at: Date;
  schools: number;
  answers: number;
  body: Json<Record<string, FittedDifficulty>>;
}

interface JobTable {
  kind: string;
  run_at: Date;
  locked_until: Date | null;
  attempts: Generated<number>;
}

interface MailTable {
  mail_id: string;
  kind: string;
  sealed: Uint8Array | null;
  queued_at: Date;
  due_at: Date | null;
  attempts: Generated<number>;
  expires_at: Date | null;
  sent_at: Date | null;
  given_up_at: Date | null;
}

interface ServerKeyTable {
  only_row: Generated<boolean>;
  fingerprint: string;
}

interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

/** What the server itself keeps. */
export interface UpkeepTables {
  audit_event: AuditEventTable;
  difficulty_version: DifficultyVersionTable;
  job: JobTable;
  mail: MailTable;
  schema_migration: SchemaMigrationTable;
  server_key: ServerKeyTable;
}
