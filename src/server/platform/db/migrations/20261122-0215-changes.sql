-- What an import or the start of a school year did to a school: kept for seven days, so that all of it can be undone.
create table school_change (
  account_id uuid not null references account,
  change_id uuid not null,
  kind text not null check (kind in ('import', 'year')),
  created_by uuid not null,
  created_at timestamptz not null,
  counts jsonb not null,
  classes_added text[] not null default '{}',
  classes_archived text[] not null default '{}',
  undone_at timestamptz,
  primary key (account_id, change_id)
);

-- One pupil before (null: added by it) and after. Undoing puts back only what nobody changed since.
create table pupil_change (
  account_id uuid not null,
  change_id uuid not null,
  pupil_id uuid not null,
  before jsonb,
  after jsonb not null,
  primary key (account_id, change_id, pupil_id),
  foreign key (account_id, change_id) references school_change,
  foreign key (account_id, pupil_id) references pupil
);
create index pupil_change_of_pupil on pupil_change (account_id, pupil_id);
