import type { ColumnType, Generated } from 'kysely';
import type * as z from 'zod';
import type { Role } from '@/contract/route';
import type { SettingsBody } from '@/contract/settings';
import type { SumCollection } from '@/maths/collections/sum-collection';
import type { ErrorType } from '@/maths/error-type/error-type';
import type { BucketMemory } from '@/maths/learn/bucket';
import type { SumMemory } from '@/maths/learn/learner';
import type { AnswerMode, Given, Option, Shown, TaskPurpose } from '@/maths/round/task';
import type { SumWindow } from '@/maths/window/sum-window';

/*
 * The tables of `migrations/`, written by hand; `schema.test.ts` compares them with the real columns.
 * Both engines give the same values: timestamptz is a Date, date is `YYYY-MM-DD`, bigint is a number,
 * bytea is a Uint8Array, jsonb is the parsed value. What goes into a jsonb column passes through `json()`.
 */

declare const stored: unique symbol;
/** JSON text made by `json()`: a bare array would reach PostgreSQL as an array, not as jsonb. */
export type JsonText<T> = string & { readonly [stored]: T };
export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>;
/** The same with a preset in the database. */
export type GeneratedJson<T> = ColumnType<T, JsonText<T> | undefined, JsonText<T>>;

/** Makes a value ready for a jsonb column. */
export const json = <T>(value: T) => JSON.stringify(value) as JsonText<T>;

/** Calendar day, `YYYY-MM-DD`. */
export type Day = string;

export interface AccountTable {
  account_id: string;
  slug: string;
  kind: 'school' | 'home' | 'staff';
  name: string;
  country: 'nl' | 'be';
  time_zone: Generated<string>;
  school_code: string | null;
  flags: GeneratedJson<Record<string, boolean>>;
  created_at: Generated<Date>;
}

export interface AppUserTable {
  account_id: string;
  user_id: string;
  role: Exclude<Role, 'leerling'>;
  display_name: string;
  email: string | null;
  password_hash: string | null;
  created_at: Generated<Date>;
  disabled_at: Date | null;
  last_seen_at: Date | null;
  two_factor_at: Date | null;
}

export interface ClassTable {
  account_id: string;
  class_id: string;
  name: string;
  year: number | null;
  school_year: string;
  class_code: string;
  source_keys: Generated<string[]>;
  created_at: Generated<Date>;
  archived_at: Date | null;
}

export interface ClassTeacherTable {
  account_id: string;
  class_id: string;
  user_id: string;
}

export interface PupilTable {
  account_id: string;
  pupil_id: string;
  class_id: string | null;
  first_name: string;
  last_name: string | null;
  sort_name: string | null;
  year: number | null;
  avatar: string;
  user_name: string;
  picture_secret: Uint8Array | null;
  password_hash: string | null;
  import_key: string | null;
  eck_id_hash: Uint8Array | null;
  imported: Json<Record<string, unknown>> | null;
  created_at: Generated<Date>;
  trashed_at: Date | null;
}

export interface LoginNameTable {
  login: string;
  account_id: string;
  person: 'user' | 'pupil';
  person_id: string;
}

export interface SessionTable {
  account_id: string;
  token_hash: Uint8Array;
  person_id: string;
  role: Role;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  device: string | null;
}

export interface LoginCardTable {
  account_id: string;
  card_id: string;
  pupil_id: string;
  version: Generated<number>;
  code_hash: Uint8Array;
  created_at: Generated<Date>;
}

export interface RateLimitTable {
  bucket: string;
  count: number;
  resets_at: Date;
  blocked_until: Date | null;
}

export interface ExerciseSettingsTable {
  account_id: string;
  settings_id: string;
  class_id: string;
  version: number;
  is_current: boolean;
  body: Json<z.infer<typeof SettingsBody>>;
  created_at: Generated<Date>;
  created_by: string | null;
}

export interface TaskListItemTable {
  account_id: string;
  item_id: string;
  settings_id: string;
  place: number;
  required: boolean;
  rounds_per_day: Generated<number>;
}

export interface PracticeTaskTable {
  account_id: string;
  practice_task_id: string;
  item_id: string;
  collection_key: string;
  games: Generated<string[]>;
}

export interface SumCollectionTable {
  collection_key: string;
  version: number;
  body: Json<SumCollection>;
  published_at: Generated<Date>;
}

export interface PupilModelTable {
  account_id: string;
  pupil_id: string;
  start_year: number;
  seq: Generated<number>;
  ability_mean: Generated<number>;
  ability_variance: number;
  ability_answers: Generated<number>;
  updated_at: Generated<Date>;
}

export interface PupilSkillTable {
  account_id: string;
  pupil_id: string;
  skill: string;
  mean: number;
  variance: number;
  answers: number;
  /** What was done last in a bucket of procedures. */
  bucket: Json<BucketMemory> | null;
}

export interface PupilSumTable {
  account_id: string;
  pupil_id: string;
  sum_id: string;
  phase: SumMemory['phase'];
  due: Day | null;
  memory: Json<SumMemory>;
}

export interface SumWindowTable {
  account_id: string;
  window_id: string;
  window_month: Day;
  pupil_id: string;
  practice_task_id: string;
  collection_key: string;
  collection_version: number;
  body: Json<SumWindow>;
  day: Day;
  created_at: Date;
  finished_at: Date | null;
  game: string | null;
  answers: Generated<number>;
  correct: Generated<number>;
  practised_ms: Generated<number>;
  waiting: Generated<number>;
  waiting_at: Date | null;
}

type MeanAndVariance = readonly [mean: number, variance: number];

/** What the model held before or after an answer; the skills in the order of the sum's own. */
export interface ModelSnapshot {
  readonly ability: MeanAndVariance;
  readonly skills: readonly MeanAndVariance[];
  readonly offset: number;
  readonly phase: SumMemory['phase'];
}

export interface AnswerTable {
  account_id: string;
  window_month: Day;
  answer_id: string;
  part: number;
  window_id: string;
  pupil_id: string;
  seq: number;
  position: number;
  purpose: TaskPurpose;
  sum_id: string;
  mode: AnswerMode;
  game: string;
  tempo: 'quick' | 'slow';
  input: 'pointer' | 'touch' | 'keyboard' | 'switch';
  given: Json<Given>;
  given_value: string | null;
  options: Json<readonly Option[]> | null;
  /** What else was shown: the value to find, the direction of an order, the line to place on. */
  shown: Json<Omit<Shown, 'options'>> | null;
  right: boolean;
  shown_right: boolean;
  outcome: number;
  errors: Generated<string[]>;
  response_ms: number;
  motor_ms: number;
  helped: boolean;
  scored: boolean;
  expected: number | null;
  difficulty: number | null;
  maths_version: number;
  difficulty_version: number;
  before: Json<ModelSnapshot> | null;
  after: Json<ModelSnapshot> | null;
  answered_at: Date;
  day: Day;
  content_hash: Uint8Array;
  received_at: Generated<Date>;
}

export interface PupilDayTable {
  account_id: string;
  pupil_id: string;
  day: Day;
  rounds: Generated<number>;
  answers: Generated<number>;
  correct: Generated<number>;
  practised_ms: Generated<number>;
}

export interface PupilErrorTable {
  account_id: string;
  pupil_id: string;
  month: Day;
  error_type: ErrorType;
  count: number;
  sum_id: string;
  given: string;
}

export interface StampTable {
  account_id: string;
  pupil_id: string;
  reason: 'round' | 'automated';
  subject: string;
  earned_at: Date;
}

export interface PupilKeepsakeTable {
  account_id: string;
  pupil_id: string;
  game: string;
  version: number;
  data: Json<unknown>;
}

export interface ImportRunTable {
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
}

export interface ImportRowTable {
  account_id: string;
  import_id: string;
  row_number: number;
  importable: boolean;
  place: number;
  body: Json<unknown>;
}

export interface AuditEventTable {
  account_id: string;
  event_id: string;
  at: Generated<Date>;
  actor_id: string | null;
  action: string;
  subject_id: string | null;
  counts: Json<Record<string, number>> | null;
}

export interface JobTable {
  kind: string;
  run_at: Date;
  locked_until: Date | null;
  attempts: Generated<number>;
}

export interface TwoFactorTable {
  account_id: string;
  user_id: string;
  sealed: Uint8Array;
  last_step: Generated<number>;
}

export interface RecoveryCodeTable {
  account_id: string;
  user_id: string;
  code_hash: Uint8Array;
}

export interface PasswordTokenTable {
  account_id: string;
  token_hash: Uint8Array;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

export interface PasswordRequestTable {
  request_id: string;
  sealed: Uint8Array;
  requested_at: Date;
}

export interface BotCheckSeenTable {
  proof: Uint8Array;
  expires_at: Date;
}

export interface MailTable {
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

export interface ErasedPupilTable {
  account_id: string;
  pupil_id: string;
  erased_at: Date;
}

export interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

export interface DB {
  account: AccountTable;
  app_user: AppUserTable;
  class: ClassTable;
  class_teacher: ClassTeacherTable;
  pupil: PupilTable;
  login_name: LoginNameTable;
  session: SessionTable;
  login_card: LoginCardTable;
  rate_limit: RateLimitTable;
  exercise_settings: ExerciseSettingsTable;
  task_list_item: TaskListItemTable;
  practice_task: PracticeTaskTable;
  sum_collection: SumCollectionTable;
  pupil_model: PupilModelTable;
  pupil_skill: PupilSkillTable;
  pupil_sum: PupilSumTable;
  sum_window: SumWindowTable;
  answer: AnswerTable;
  pupil_day: PupilDayTable;
  pupil_error: PupilErrorTable;
  stamp: StampTable;
  pupil_keepsake: PupilKeepsakeTable;
  import_run: ImportRunTable;
  import_row: ImportRowTable;
  audit_event: AuditEventTable;
  job: JobTable;
  two_factor: TwoFactorTable;
  recovery_code: RecoveryCodeTable;
  password_token: PasswordTokenTable;
  password_request: PasswordRequestTable;
  bot_check_seen: BotCheckSeenTable;
  mail: MailTable;
  erased_pupil: ErasedPupilTable;
  schema_migration: SchemaMigrationTable;
}
