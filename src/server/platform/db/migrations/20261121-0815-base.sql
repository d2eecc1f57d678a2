-- The base: schools, people, classes, practice and answers.
-- Every tenant table begins with account_id, in its primary key and in every foreign key between tenant
-- tables, so that one school is one shard. Ids are UUIDv7 made by the application.

create table account (
  account_id uuid primary key,
  slug text not null unique,
  kind text not null check (kind in ('school', 'home', 'staff')),
  name text not null,
  country text not null check (country in ('nl', 'be')),
  time_zone text not null default 'Europe/Amsterdam',
  school_code text,
  flags jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table app_user (
  account_id uuid not null references account,
  user_id uuid not null,
  role text not null check (role in ('docent', 'schooladmin', 'office', 'superadmin')),
  display_name text not null,
  email text,
  password_hash text,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  last_seen_at timestamptz,
  primary key (account_id, user_id)
);

create table class (
  account_id uuid not null references account,
  class_id uuid not null,
  name text not null,
  year smallint check (year between 1 and 8),
  school_year text not null,
  class_code text not null,
  source_keys text[] not null default '{}',
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (account_id, class_id)
);
create unique index class_source_key on class (account_id, school_year, (source_keys[1]))
  where source_keys <> '{}' and archived_at is null;
create unique index class_code_once on class (class_code);

create table class_teacher (
  account_id uuid not null,
  class_id uuid not null,
  user_id uuid not null,
  primary key (account_id, class_id, user_id),
  foreign key (account_id, class_id) references class,
  foreign key (account_id, user_id) references app_user
);

create table pupil (
  account_id uuid not null references account,
  pupil_id uuid not null,
  class_id uuid,
  first_name text not null,
  last_name text,
  sort_name text,
  year smallint check (year between 1 and 8),
  avatar text not null,
  user_name text not null,
  -- Encrypted with the server's key (AES-GCM), so that a teacher can print it again.
  picture_secret bytea,
  -- argon2id; only when the pupil chose a password.
  password_hash text,
  import_key text,
  eck_id_hash bytea,
  -- The values as imported: an edit by hand is kept when the file comes again.
  imported jsonb,
  created_at timestamptz not null default now(),
  trashed_at timestamptz,
  primary key (account_id, pupil_id),
  foreign key (account_id, class_id) references class
);
create index pupil_by_class on pupil (account_id, class_id) where trashed_at is null;
create unique index pupil_import_key on pupil (account_id, import_key) where import_key is not null;
create unique index pupil_eck_id on pupil (account_id, eck_id_hash) where eck_id_hash is not null;

-- Global: a name typed at sign-in leads to its account and person.
create table login_name (
  login text primary key,
  account_id uuid not null references account,
  person text not null check (person in ('user', 'pupil')),
  person_id uuid not null
);
create index login_name_of_person on login_name (account_id, person_id);

create table session (
  account_id uuid not null references account,
  token_hash bytea not null,
  person_id uuid not null,
  role text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index session_of_person on session (account_id, person_id);

create table login_card (
  account_id uuid not null,
  card_id uuid not null,
  pupil_id uuid not null,
  version integer not null default 1,
  -- Hash of the current code; the code itself is an HMAC of these columns and can be made again.
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, card_id),
  unique (account_id, pupil_id),
  foreign key (account_id, pupil_id) references pupil
);
create unique index login_card_by_code on login_card (account_id, code_hash);

-- Global: misses and budgets of sign-in, by account, class code or address. Holds hashes, never names.
create table rate_limit (
  bucket text primary key,
  count integer not null,
  resets_at timestamptz not null,
  blocked_until timestamptz
);

create table exercise_settings (
  account_id uuid not null,
  settings_id uuid not null,
  class_id uuid not null,
  version integer not null,
  is_current boolean not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (account_id, settings_id),
  unique (account_id, class_id, version),
  foreign key (account_id, class_id) references class
);
create unique index exercise_settings_current on exercise_settings (account_id, class_id) where is_current;

create table task_list_item (
  account_id uuid not null,
  item_id uuid not null,
  settings_id uuid not null,
  place smallint not null,
  required boolean not null,
  rounds_per_day smallint not null default 1,
  primary key (account_id, item_id),
  foreign key (account_id, settings_id) references exercise_settings
);
create index task_list_item_of_settings on task_list_item (account_id, settings_id, place);

create table practice_task (
  account_id uuid not null,
  practice_task_id uuid not null,
  item_id uuid not null,
  collection_key text not null,
  games text[] not null default '{}',
  primary key (account_id, practice_task_id),
  foreign key (account_id, item_id) references task_list_item
);
create index practice_task_of_item on practice_task (account_id, item_id);

-- Global: the ladders of sums, by version. The standard ones are written at start, the office adds its own.
create table sum_collection (
  collection_key text not null,
  version integer not null,
  body jsonb not null,
  published_at timestamptz not null default now(),
  primary key (collection_key, version)
);

-- One row a pupil: its lock is what gives the answers of a pupil one order.
create table pupil_model (
  account_id uuid not null,
  pupil_id uuid not null,
  -- The school year the model began in: a replay starts there.
  start_year smallint not null,
  seq bigint not null default 0,
  ability_mean double precision not null default 0,
  ability_variance double precision not null,
  ability_answers integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (account_id, pupil_id),
  foreign key (account_id, pupil_id) references pupil
);

create table pupil_skill (
  account_id uuid not null,
  pupil_id uuid not null,
  skill text not null,
  mean double precision not null,
  variance double precision not null,
  answers integer not null,
  primary key (account_id, pupil_id, skill),
  foreign key (account_id, pupil_id) references pupil
);

create table pupil_sum (
  account_id uuid not null,
  pupil_id uuid not null,
  sum_id text not null,
  phase text not null,
  due date,
  memory jsonb not null,
  primary key (account_id, pupil_id, sum_id),
  foreign key (account_id, pupil_id) references pupil
);

create table sum_window (
  account_id uuid not null,
  window_id uuid not null,
  window_month date not null,
  pupil_id uuid not null,
  practice_task_id uuid not null,
  collection_key text not null,
  collection_version integer not null,
  body jsonb not null,
  day date not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- Totals of its answers, kept with them, so that a list of rounds never reads the answers.
  game text,
  answers integer not null default 0,
  correct integer not null default 0,
  practised_ms bigint not null default 0,
  primary key (account_id, window_id),
  foreign key (account_id, pupil_id) references pupil,
  foreign key (account_id, practice_task_id) references practice_task
);
create index sum_window_of_pupil on sum_window (account_id, pupil_id, day desc);

-- Append-only: one row a sum of a task; the model's values before and after make every state replayable.
-- `after` is null where the answer left the model as it was.
create table answer (
  account_id uuid not null,
  window_month date not null,
  answer_id uuid not null,
  part smallint not null,
  window_id uuid not null,
  pupil_id uuid not null,
  seq bigint not null,
  position smallint not null,
  purpose text not null,
  sum_id text not null,
  mode text not null,
  game text not null,
  tempo text not null,
  input text not null,
  given jsonb not null,
  given_value text,
  options jsonb,
  "right" boolean not null,
  shown_right boolean not null,
  outcome double precision not null,
  errors text[] not null default '{}',
  response_ms integer not null,
  motor_ms integer not null,
  helped boolean not null,
  scored boolean not null,
  expected double precision,
  difficulty double precision,
  maths_version integer not null,
  difficulty_version integer not null,
  before jsonb,
  after jsonb,
  answered_at timestamptz not null,
  day date not null,
  content_hash bytea not null,
  received_at timestamptz not null default now(),
  primary key (account_id, window_month, answer_id, part),
  unique (account_id, window_month, window_id, position, part),
  unique (account_id, window_month, pupil_id, seq)
) partition by range (window_month);
create index answer_of_pupil on answer (account_id, pupil_id, answered_at desc);

-- Totals per pupil and day, kept with the answers, so that a class page never reads them all.
create table pupil_day (
  account_id uuid not null,
  pupil_id uuid not null,
  day date not null,
  rounds integer not null default 0,
  answers integer not null default 0,
  correct integer not null default 0,
  practised_ms bigint not null default 0,
  primary key (account_id, pupil_id, day),
  foreign key (account_id, pupil_id) references pupil
);

-- Misses per pupil, month and misconception, with the latest as example.
create table pupil_error (
  account_id uuid not null,
  pupil_id uuid not null,
  month date not null,
  error_type text not null,
  count integer not null,
  sum_id text not null,
  given text not null,
  primary key (account_id, pupil_id, month, error_type),
  foreign key (account_id, pupil_id) references pupil
);

create table stamp (
  account_id uuid not null,
  pupil_id uuid not null,
  reason text not null check (reason in ('round', 'automated')),
  -- The window, or the sum: what it was earned for counts once.
  subject text not null,
  earned_at timestamptz not null,
  primary key (account_id, pupil_id, reason, subject),
  foreign key (account_id, pupil_id) references pupil
);

create table pupil_keepsake (
  account_id uuid not null,
  pupil_id uuid not null,
  game text not null,
  version integer not null,
  data jsonb not null check (octet_length(data::text) <= 8192),
  primary key (account_id, pupil_id, game),
  foreign key (account_id, pupil_id) references pupil
);

create table import_run (
  account_id uuid not null references account,
  import_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  school_code text,
  school_year text,
  reference_date date,
  -- The plan until it is applied or a day old; then only the counts stay.
  plan jsonb,
  state_hash bytea not null,
  counts jsonb not null,
  applied_at timestamptz,
  result jsonb,
  primary key (account_id, import_id)
);

-- Who did what, when and to how many; never a name.
create table audit_event (
  account_id uuid not null references account,
  event_id uuid not null,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_id uuid,
  counts jsonb,
  primary key (account_id, event_id)
);
