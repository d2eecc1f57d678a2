// Written by `npm run db:types` from the migrations and `column-meanings.ts`.

import type { Generated } from 'kysely';
import type { ColumnMeanings } from './column-meanings';
import type { Day, GeneratedJson, Json } from '../columns';

interface AccountTable<AccountId> {
  account_id: AccountId;
  slug: string;
  kind: 'school' | 'home' | 'staff';
  name: string;
  country: 'nl' | 'be';
  time_zone: Generated<string>;
  school_code: string | null;
  flags: GeneratedJson<ColumnMeanings['account']['flags']>;
  created_at: Generated<Date>;
  region: Generated<'noord' | 'midden' | 'zuid' | 'nederland' | 'vlaanderen'>;
  locale: 'nl' | 'be' | 'en' | null;
  sound: Generated<boolean>;
  notes: Generated<string>;
  closed_at: Date | null;
  first_names: Generated<boolean>;
}

interface AdministrationLinkTable<AccountId> {
  account_id: AccountId;
  system: string;
  brin: string | null;
  branch: string | null;
  school_key: string | null;
  sealed: Uint8Array;
  connected_at: Date;
  connected_by: string;
  nightly: Generated<boolean>;
  applies: Generated<boolean>;
  allowed_by: string | null;
  next_at: Date | null;
  fetched_at: Date | null;
  pupils: Generated<number>;
  applied: Generated<number>;
  waiting: Generated<number>;
  told_waiting: Uint8Array | null;
  problem: Json<ColumnMeanings['administration_link']['problem']> | null;
  failed_at: Date | null;
  failures: Generated<number>;
}

interface AnswerTable<AccountId> {
  account_id: AccountId;
  window_month: Day;
  answer_id: string;
  part: number;
  window_id: string;
  pupil_id: string;
  seq: number;
  position: number;
  purpose: ColumnMeanings['answer']['purpose'];
  sum_id: string;
  mode: ColumnMeanings['answer']['mode'];
  game: string;
  tempo: ColumnMeanings['answer']['tempo'];
  input: ColumnMeanings['answer']['input'];
  given: Json<ColumnMeanings['answer']['given']>;
  given_value: string | null;
  options: Json<ColumnMeanings['answer']['options']> | null;
  right: boolean;
  shown_right: boolean;
  outcome: number;
  errors: Generated<ColumnMeanings['answer']['errors']>;
  response_ms: number;
  motor_ms: number;
  helped: boolean;
  scored: boolean;
  expected: number | null;
  difficulty: number | null;
  maths_version: number;
  difficulty_version: number;
  before: Json<ColumnMeanings['answer']['before']> | null;
  after: Json<ColumnMeanings['answer']['after']> | null;
  answered_at: Date;
  day: Day;
  content_hash: Uint8Array;
  received_at: Generated<Date>;
  shown: Json<ColumnMeanings['answer']['shown']> | null;
}

interface AppUserTable<AccountId> {
  account_id: AccountId;
  user_id: string;
  role: 'docent' | 'schooladmin' | 'office' | 'superadmin';
  display_name: string;
  email: string | null;
  password_hash: string | null;
  created_at: Generated<Date>;
  disabled_at: Date | null;
  last_seen_at: Date | null;
  two_factor_at: Date | null;
  locale: 'nl' | 'be' | 'en' | null;
  import_key: string | null;
}

interface ApplicationTable {
  application_id: string;
  kind: 'school' | 'home';
  country: 'nl' | 'be';
  locale: 'nl' | 'be' | 'en';
  school_name: string | null;
  school_code: string | null;
  street: Generated<string>;
  house_number: Generated<string>;
  postal_code: Generated<string>;
  city: Generated<string>;
  contact_name: string;
  email: string;
  pupils: number;
  heard_from: string | null;
  remark: Generated<string>;
  reference: string | null;
  consented_at: Date;
  asked_at: Date;
  answered_at: Date | null;
  answered_by: string | null;
  made_account_id: string | null;
}

interface AuditEventTable<AccountId> {
  account_id: AccountId;
  event_id: string;
  at: Generated<Date>;
  actor_id: string | null;
  action: string;
  subject_id: string | null;
  counts: Json<ColumnMeanings['audit_event']['counts']> | null;
  changes: Json<ColumnMeanings['audit_event']['changes']> | null;
}

interface BotCheckSeenTable {
  proof: Uint8Array;
  expires_at: Date;
}

interface CollectionLadderTable {
  collection_key: string;
  of_program: boolean;
  title: Json<ColumnMeanings['collection_ladder']['title']>;
  domain: ColumnMeanings['collection_ladder']['domain'];
  years: Json<ColumnMeanings['collection_ladder']['years']>;
  steps: Json<ColumnMeanings['collection_ladder']['steps']>;
  next: Json<ColumnMeanings['collection_ladder']['next']>;
  sums: number;
  version: number;
  changed_at: Date;
  archived_at: Date | null;
  published_version: Generated<number>;
  published: Json<ColumnMeanings['collection_ladder']['published']> | null;
  published_before: Json<ColumnMeanings['collection_ladder']['published_before']> | null;
}

interface ContactMessageTable {
  message_id: string;
  topic: 'sign-in' | 'school' | 'home' | 'training' | 'security' | 'other';
  locale: 'nl' | 'be' | 'en';
  name: string;
  email: string;
  message: string;
  received_at: Date;
  handled_at: Date | null;
  handled_by: string | null;
}

interface DifficultyVersionTable {
  version: number;
  start_version: number;
  fitted_at: Date;
  schools: number;
  answers: number;
  body: Json<ColumnMeanings['difficulty_version']['body']>;
}

interface ErasedPupilTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  erased_at: Date;
}

interface ExerciseSettingsTable<AccountId> {
  account_id: AccountId;
  settings_id: string;
  group_id: string;
  version: number;
  is_current: boolean;
  body: Json<ColumnMeanings['exercise_settings']['body']>;
  created_at: Generated<Date>;
  created_by: string | null;
  pupil_id: string | null;
}

interface ExtraMemberTable<AccountId> {
  account_id: AccountId;
  group_id: string;
  pupil_id: string;
  from_day: Day | null;
  until_day: Day | null;
}

interface FriendInvitationTable<AccountId> {
  account_id: AccountId;
  invitation_id: string;
  invited_by: string;
  email: string | null;
  sent_at: Date;
  accepted_at: Date | null;
}

interface GameSettingTable {
  game: ColumnMeanings['game_setting']['game'];
  countries: Json<ColumnMeanings['game_setting']['countries']>;
  from_day: Day | null;
  until_day: Day | null;
  years: Json<ColumnMeanings['game_setting']['years']>;
  shapes_off: Json<ColumnMeanings['game_setting']['shapes_off']>;
  texts: Json<ColumnMeanings['game_setting']['texts']>;
  version: number;
  changed_at: Date;
  changed_by: string;
}

interface GroupTeacherTable<AccountId> {
  account_id: AccountId;
  group_id: string;
  user_id: string;
  from_day: Day | null;
  until_day: Day | null;
}

interface ImportRowTable<AccountId> {
  account_id: AccountId;
  import_id: string;
  row_number: number;
  importable: boolean;
  place: number;
  body: Json<unknown>;
}

interface ImportRunTable<AccountId> {
  account_id: AccountId;
  import_id: string;
  created_by: string;
  created_at: Generated<Date>;
  school_code: string | null;
  school_year: string | null;
  reference_date: Day | null;
  plan: Json<unknown> | null;
  state_hash: Uint8Array;
  counts: Json<ColumnMeanings['import_run']['counts']>;
  applied_at: Date | null;
  result: Json<unknown> | null;
  chosen: Json<ColumnMeanings['import_run']['chosen']> | null;
  imported: Generated<number>;
  seats_taking: Generated<number>;
}

interface JobTable {
  kind: string;
  run_at: Date;
  locked_until: Date | null;
  attempts: Generated<number>;
  last_run_at: Date | null;
  last_ms: number | null;
  last_success_at: Date | null;
}

interface LeaverTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  school_year: string;
  asked_at: Date;
  kept_at: Date | null;
  erasing_at: Date | null;
}

interface LicenceTable<AccountId> {
  account_id: AccountId;
  kind: 'trial' | 'school' | 'home';
  pupils_allowed: number;
  starts_on: Day;
  ends_on: Day;
}

interface LicenceInvoiceTable<AccountId> {
  account_id: AccountId;
  invoice_id: string;
  number: string;
  day: Day;
  body: string;
}

interface LicenceRequestTable<AccountId> {
  account_id: AccountId;
  request_id: string;
  asked_by: string;
  asked_at: Date;
  pupils: number | null;
  until: Day | null;
  remark: string;
  answered_at: Date | null;
}

interface LoginCardTable<AccountId> {
  account_id: AccountId;
  card_id: string;
  pupil_id: string;
  version: Generated<number>;
  code_hash: Uint8Array;
  created_at: Generated<Date>;
}

interface LoginNameTable<AccountId> {
  login: string;
  account_id: AccountId;
  person: 'user' | 'pupil';
  person_id: string;
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

interface MessageTable<AccountId> {
  account_id: AccountId;
  message_id: string;
  sent_at: Date;
  roles: Generated<string[]>;
  user_id: string | null;
  subject: string | null;
  body: string | null;
  notice: Json<ColumnMeanings['message']['notice']> | null;
}

interface MessageReceiptTable<AccountId> {
  account_id: AccountId;
  message_id: string;
  user_id: string;
  read_at: Date | null;
  archived_at: Date | null;
}

interface OfficeMessageTable {
  message_id: string;
  texts: Json<ColumnMeanings['office_message']['texts']>;
  countries: ColumnMeanings['office_message']['countries'];
  kinds: ColumnMeanings['office_message']['kinds'];
  roles: ColumnMeanings['office_message']['roles'];
  flag: ColumnMeanings['office_message']['flag'] | null;
  version: number;
  changed_at: Date;
  send_at: Date | null;
  sent_at: Date | null;
  recalled_at: Date | null;
  accounts: number | null;
}

interface PasswordRequestTable {
  request_id: string;
  sealed: Uint8Array;
  requested_at: Date;
}

interface PasswordTokenTable<AccountId> {
  account_id: AccountId;
  token_hash: Uint8Array;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

interface PlannedLicenceTable<AccountId> {
  account_id: AccountId;
  starts_on: Day;
  ends_on: Day;
  kind: 'trial' | 'school' | 'home';
  pupils_allowed: number;
}

interface PracticeTaskTable<AccountId> {
  account_id: AccountId;
  practice_task_id: string;
  item_id: string;
  collection_key: string;
  games: Generated<string[]>;
}

interface ProviderLinkTable<AccountId> {
  account_id: AccountId;
  user_id: string;
  provider: string;
  subject_hash: string;
  linked_at: Date;
}

interface PupilTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  group_id: string | null;
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
  imported: Json<ColumnMeanings['pupil']['imported']> | null;
  created_at: Generated<Date>;
  trashed_at: Date | null;
  parent_sentence: string | null;
}

interface PupilAvatarTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  look: string;
}

interface PupilChangeTable<AccountId> {
  account_id: AccountId;
  change_id: string;
  pupil_id: string;
  before: Json<ColumnMeanings['pupil_change']['before']> | null;
  after: Json<ColumnMeanings['pupil_change']['after']>;
}

interface PupilDayTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  day: Day;
  rounds: Generated<number>;
  answers: Generated<number>;
  correct: Generated<number>;
  practised_ms: Generated<number>;
}

interface PupilErrorTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  month: Day;
  error_type: ColumnMeanings['pupil_error']['error_type'];
  count: number;
  sum_id: string;
  given: string;
}

interface PupilGroupTable<AccountId> {
  account_id: AccountId;
  group_id: string;
  name: string;
  year: number | null;
  school_year: string;
  class_code: string | null;
  source_keys: Generated<string[]>;
  created_at: Generated<Date>;
  archived_at: Date | null;
  location: string | null;
  stopped_until: Date | null;
  kind: Generated<'home' | 'extra'>;
}

interface PupilInterventionTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  intervention_id: string;
  group_id: string;
  kind: 'instruction' | 'talk' | 'practice' | 'no-clock' | 'short-rounds';
  matter: 'skill' | 'error' | 'stuck' | 'guessing' | 'not-practising' | 'goal';
  code: string;
  collection_key: string | null;
  day: Day;
  settings_id: string | null;
  settings_before: string | null;
  created_at: Date;
  created_by: string;
  closed_at: Date | null;
}

interface PupilKeepsakeTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  game: string;
  version: number;
  data: Json<unknown>;
}

interface PupilLevelTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  level_id: string;
  seq: number;
  direction: 'up' | 'down';
  buckets: Json<ColumnMeanings['pupil_level']['buckets']>;
  found: Json<ColumnMeanings['pupil_level']['found']>;
  undoes: string | null;
  created_at: Date;
  created_by: string;
}

interface PupilModelTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  start_year: number;
  seq: Generated<number>;
  ability_mean: Generated<number>;
  ability_variance: number;
  ability_answers: Generated<number>;
  updated_at: Generated<Date>;
  fitted_seq: Generated<number>;
}

interface PupilNoteTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  note_id: string;
  day: Day;
  text: string;
  created_by: string;
  created_at: Date;
  changed_at: Date | null;
}

interface PupilPlantTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  kind: 'sum' | 'step';
  subject: string;
  game: string | null;
  planted_on: Day;
  bloomed_on: Day | null;
}

interface PupilSavingsCardTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  number: number;
  card_id: string;
  art: ColumnMeanings['pupil_savings_card']['art'];
  size: number;
}

interface PupilSkillTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  skill: string;
  mean: number;
  variance: number;
  answers: number;
  bucket: Json<ColumnMeanings['pupil_skill']['bucket']> | null;
}

interface PupilSumTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  sum_id: string;
  phase: ColumnMeanings['pupil_sum']['phase'];
  due: Day | null;
  memory: Json<ColumnMeanings['pupil_sum']['memory']>;
}

interface RateLimitTable {
  bucket: string;
  count: number;
  empty_at: Date;
}

interface RecoveryCodeTable<AccountId> {
  account_id: AccountId;
  user_id: string;
  code_hash: Uint8Array;
}

interface SavingsCardTable {
  card_id: string;
  title: Json<ColumnMeanings['savings_card']['title']>;
  art: ColumnMeanings['savings_card']['art'];
  size: number;
  is_on: boolean;
  from_day: Day | null;
  until_day: Day | null;
  every_year: boolean;
  place: number;
  version: number;
  changed_at: Date;
  changed_by: string | null;
  archived_at: Date | null;
}

interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

interface SchoolChangeTable<AccountId> {
  account_id: AccountId;
  change_id: string;
  kind: 'import' | 'year';
  created_by: string;
  created_at: Date;
  counts: Json<ColumnMeanings['school_change']['counts']>;
  groups_added: Generated<string[]>;
  groups_archived: Generated<string[]>;
  undone_at: Date | null;
  remembered: Json<unknown> | null;
  by_itself: Generated<boolean>;
}

interface SchoolEndingTable<AccountId> {
  account_id: AccountId;
  ends_on: Day;
  announced_at: Date;
  erase_on: Day;
  called_at: Date | null;
  erasing_at: Date | null;
  erased_at: Date | null;
  by_office: Generated<boolean>;
  on_request: Generated<boolean>;
}

interface SentNoticeTable<AccountId> {
  account_id: AccountId;
  level: string;
  about: string;
  sent_at: Date;
}

interface ServerKeyTable {
  only_row: Generated<boolean>;
  fingerprint: string;
}

interface SessionTable<AccountId> {
  account_id: AccountId;
  token_hash: Uint8Array;
  person_id: string;
  role: ColumnMeanings['session']['role'];
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  device: string | null;
  shared: Generated<boolean>;
  seen_account_id: string | null;
  seen_user_id: string | null;
  seen_grant_id: string | null;
  provider_factor: Generated<boolean>;
}

interface SettingsTemplateTable<AccountId> {
  account_id: AccountId;
  template_id: string;
  title: string;
  body: Json<ColumnMeanings['settings_template']['body']>;
  created_by: string;
  created_at: Date;
  deleted_at: Date | null;
}

interface StampTable<AccountId> {
  account_id: AccountId;
  pupil_id: string;
  reason: 'round' | 'automated';
  subject: string;
  earned_at: Date;
}

interface StarGoalTable<AccountId> {
  account_id: AccountId;
  group_id: string;
  target: number;
  from_day: Day;
  until_day: Day | null;
  created_at: Date;
}

interface SumCollectionTable {
  collection_key: string;
  version: number;
  body: Json<ColumnMeanings['sum_collection']['body']>;
  published_at: Generated<Date>;
}

interface SumEvidenceTable<AccountId> {
  account_id: AccountId;
  sum_id: string;
  luck: number;
  strength: number;
  answers: number;
  outcome: number;
  variance: number;
}

interface SumGeneratorTable {
  generator_id: string;
  of_program: boolean;
  title: Json<ColumnMeanings['sum_generator']['title']>;
  domain: ColumnMeanings['sum_generator']['domain'];
  years: Json<ColumnMeanings['sum_generator']['years']>;
  recipe: Json<ColumnMeanings['sum_generator']['recipe']>;
  sums: number;
  examples: Json<ColumnMeanings['sum_generator']['examples']>;
  version: number;
  changed_at: Date;
  archived_at: Date | null;
}

interface SumWindowTable<AccountId> {
  account_id: AccountId;
  window_id: string;
  window_month: Day;
  pupil_id: string;
  practice_task_id: string;
  collection_key: string;
  collection_version: number;
  body: Json<ColumnMeanings['sum_window']['body']>;
  day: Day;
  created_at: Date;
  finished_at: Date | null;
  game: string | null;
  answers: Generated<number>;
  correct: Generated<number>;
  practised_ms: Generated<number>;
  waiting: Generated<number>;
  waiting_at: Date | null;
  answered_at: Date | null;
  group_id: string | null;
}

interface SupportGrantTable<AccountId> {
  account_id: AccountId;
  grant_id: string;
  user_id: string | null;
  granted_by: string;
  granted_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  used_at: Date | null;
}

interface TaskListItemTable<AccountId> {
  account_id: AccountId;
  item_id: string;
  settings_id: string;
  place: number;
  required: boolean;
  rounds_per_day: Generated<number>;
}

interface TwoFactorTable<AccountId> {
  account_id: AccountId;
  user_id: string;
  sealed: Uint8Array;
  last_step: Generated<number>;
}

interface UsageDayTable {
  day: Day;
  schools: number;
  pupils: number;
  answers: number;
}

interface UsageErrorTable {
  hour: Date;
  status: number;
  code: string;
  count: number;
}

interface UsageGameTable {
  day: Day;
  game: string;
  rounds: number;
  answers: number;
  wrong: number;
}

interface UsageMinuteTable {
  minute: Date;
  answers: number;
}

interface WebinarTable {
  webinar_id: string;
  texts: Json<ColumnMeanings['webinar']['texts']>;
  starts_at: Date;
  time_zone: 'Europe/Amsterdam' | 'Europe/Brussels' | 'Europe/London';
  minutes: number;
  places: number;
  join_url: string;
  recording_url: string;
  version: number;
  changed_at: Date;
  details: string;
  published_at: Date | null;
  cancelled_at: Date | null;
}

interface WebinarSignUpTable {
  sign_up_id: string;
  webinar_id: string;
  name: string;
  email: string;
  school: string;
  locale: 'nl' | 'be' | 'en';
  signed_up_at: Date;
  placed_at: Date | null;
  told: string;
  told_at: Date;
  told_recording: Generated<string>;
  day_reminder_for: Date | null;
  hour_reminder_for: Date | null;
}

/** Tables whose rows belong to no account. */
export interface GlobalTables {
  application: ApplicationTable;
  bot_check_seen: BotCheckSeenTable;
  collection_ladder: CollectionLadderTable;
  contact_message: ContactMessageTable;
  difficulty_version: DifficultyVersionTable;
  game_setting: GameSettingTable;
  job: JobTable;
  mail: MailTable;
  office_message: OfficeMessageTable;
  password_request: PasswordRequestTable;
  rate_limit: RateLimitTable;
  savings_card: SavingsCardTable;
  schema_migration: SchemaMigrationTable;
  server_key: ServerKeyTable;
  sum_collection: SumCollectionTable;
  sum_generator: SumGeneratorTable;
  usage_day: UsageDayTable;
  usage_error: UsageErrorTable;
  usage_game: UsageGameTable;
  usage_minute: UsageMinuteTable;
  webinar: WebinarTable;
  webinar_sign_up: WebinarSignUpTable;
}

/** All tables; `AccountId` is the type of the column that says whose row it is. */
export interface Tables<AccountId> extends GlobalTables {
  account: AccountTable<AccountId>;
  administration_link: AdministrationLinkTable<AccountId>;
  answer: AnswerTable<AccountId>;
  app_user: AppUserTable<AccountId>;
  audit_event: AuditEventTable<AccountId>;
  erased_pupil: ErasedPupilTable<AccountId>;
  exercise_settings: ExerciseSettingsTable<AccountId>;
  extra_member: ExtraMemberTable<AccountId>;
  friend_invitation: FriendInvitationTable<AccountId>;
  group_teacher: GroupTeacherTable<AccountId>;
  import_row: ImportRowTable<AccountId>;
  import_run: ImportRunTable<AccountId>;
  leaver: LeaverTable<AccountId>;
  licence: LicenceTable<AccountId>;
  licence_invoice: LicenceInvoiceTable<AccountId>;
  licence_request: LicenceRequestTable<AccountId>;
  login_card: LoginCardTable<AccountId>;
  login_name: LoginNameTable<AccountId>;
  message: MessageTable<AccountId>;
  message_receipt: MessageReceiptTable<AccountId>;
  password_token: PasswordTokenTable<AccountId>;
  planned_licence: PlannedLicenceTable<AccountId>;
  practice_task: PracticeTaskTable<AccountId>;
  provider_link: ProviderLinkTable<AccountId>;
  pupil: PupilTable<AccountId>;
  pupil_avatar: PupilAvatarTable<AccountId>;
  pupil_change: PupilChangeTable<AccountId>;
  pupil_day: PupilDayTable<AccountId>;
  pupil_error: PupilErrorTable<AccountId>;
  pupil_group: PupilGroupTable<AccountId>;
  pupil_intervention: PupilInterventionTable<AccountId>;
  pupil_keepsake: PupilKeepsakeTable<AccountId>;
  pupil_level: PupilLevelTable<AccountId>;
  pupil_model: PupilModelTable<AccountId>;
  pupil_note: PupilNoteTable<AccountId>;
  pupil_plant: PupilPlantTable<AccountId>;
  pupil_savings_card: PupilSavingsCardTable<AccountId>;
  pupil_skill: PupilSkillTable<AccountId>;
  pupil_sum: PupilSumTable<AccountId>;
  recovery_code: RecoveryCodeTable<AccountId>;
  school_change: SchoolChangeTable<AccountId>;
  school_ending: SchoolEndingTable<AccountId>;
  sent_notice: SentNoticeTable<AccountId>;
  session: SessionTable<AccountId>;
  settings_template: SettingsTemplateTable<AccountId>;
  stamp: StampTable<AccountId>;
  star_goal: StarGoalTable<AccountId>;
  sum_evidence: SumEvidenceTable<AccountId>;
  sum_window: SumWindowTable<AccountId>;
  support_grant: SupportGrantTable<AccountId>;
  task_list_item: TaskListItemTable<AccountId>;
  two_factor: TwoFactorTable<AccountId>;
}

/** Tables whose rows belong to an account. */
export const tablesOfAccounts: ReadonlySet<string> = new Set([
  'account',
  'administration_link',
  'answer',
  'app_user',
  'audit_event',
  'erased_pupil',
  'exercise_settings',
  'extra_member',
  'friend_invitation',
  'group_teacher',
  'import_row',
  'import_run',
  'leaver',
  'licence',
  'licence_invoice',
  'licence_request',
  'login_card',
  'login_name',
  'message',
  'message_receipt',
  'password_token',
  'planned_licence',
  'practice_task',
  'provider_link',
  'pupil',
  'pupil_avatar',
  'pupil_change',
  'pupil_day',
  'pupil_error',
  'pupil_group',
  'pupil_intervention',
  'pupil_keepsake',
  'pupil_level',
  'pupil_model',
  'pupil_note',
  'pupil_plant',
  'pupil_savings_card',
  'pupil_skill',
  'pupil_sum',
  'recovery_code',
  'school_change',
  'school_ending',
  'sent_notice',
  'session',
  'settings_template',
  'stamp',
  'star_goal',
  'sum_evidence',
  'sum_window',
  'support_grant',
  'task_list_item',
  'two_factor',
]);

/** Columns of `answer`, for statements that are written as text. */
export const answerColumns = [
  'account_id',
  'window_month',
  'answer_id',
  'part',
  'window_id',
  'pupil_id',
  'seq',
  'position',
  'purpose',
  'sum_id',
  'mode',
  'game',
  'tempo',
  'input',
  'given',
  'given_value',
  'options',
  'right',
  'shown_right',
  'outcome',
  'errors',
  'response_ms',
  'motor_ms',
  'helped',
  'scored',
  'expected',
  'difficulty',
  'maths_version',
  'difficulty_version',
  'before',
  'after',
  'answered_at',
  'day',
  'content_hash',
  'received_at',
  'shown',
] as const satisfies readonly (keyof AnswerTable<never>)[];
