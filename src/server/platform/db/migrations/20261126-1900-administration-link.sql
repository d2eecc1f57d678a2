-- Where a school fetches its list of pupils by UWLR.
create table administration_link (
  account_id uuid primary key references account,
  -- Name of the administration system in the configuration.
  system text not null check (system ~ '^[a-z][a-z0-9-]{0,29}$'),
  -- The school there: its BRIN with a branch, or the key that the system gave it.
  brin text,
  branch text,
  school_key text,
  -- The autorisatiesleutel of the school, encrypted by the server's key.
  sealed bytea not null,
  connected_at timestamptz not null,
  connected_by uuid not null,
  -- Fetches the list every night.
  nightly boolean not null default false,
  -- Applies by itself what only adds or renames.
  applies boolean not null default false,
  -- Who allowed it.
  allowed_by uuid,
  -- The next fetch by night; null while it is off.
  next_at timestamptz,
  fetched_at timestamptz,
  -- Pupils of the last list, those it applied by itself, and rows that wait for a person.
  pupils integer not null default 0,
  applied integer not null default 0,
  waiting integer not null default 0,
  -- HMAC of what waits: the admins are told once of the same.
  told_waiting bytea,
  -- Why the last fetch failed: code and values of an error, and since when. It names nobody.
  problem jsonb,
  failed_at timestamptz,
  failures integer not null default 0,
  check ((brin is null) <> (school_key is null)),
  check (branch is null or brin is not null),
  check (nightly = (next_at is not null)),
  check (nightly = (allowed_by is not null)),
  check (nightly or not applies),
  foreign key (account_id, connected_by) references app_user,
  foreign key (account_id, allowed_by) references app_user
);

create index on administration_link (next_at) where next_at is not null;

-- The change was made by a nightly fetch; created_by is who allowed that.
alter table school_change add column by_itself boolean not null default false;
