-- Global: what is done again and again, by one of all processes at a time.
create table job (
  kind text primary key,
  run_at timestamptz not null,
  -- While a process works on it; past this moment that process is taken to be gone.
  locked_until timestamptz,
  attempts integer not null default 0
);

-- Who was erased for good: a backup that is put back is gone through with it. Ids alone, which then lead to nobody.
create table erased_pupil (
  account_id uuid not null references account,
  pupil_id uuid not null,
  erased_at timestamptz not null,
  primary key (account_id, pupil_id)
);
create index pupil_in_trash on pupil (trashed_at) where trashed_at is not null;
