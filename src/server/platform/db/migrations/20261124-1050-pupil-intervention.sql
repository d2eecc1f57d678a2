-- What a teacher did for pupils about a matter that the page of today named: one row a pupil. It keeps the matter off that
-- page for two weeks; then the page says what changed.
create table pupil_intervention (
  account_id uuid not null,
  pupil_id uuid not null,
  intervention_id uuid not null,
  group_id uuid not null,
  kind text not null check (kind in ('instruction', 'talk', 'practice', 'no-clock', 'short-rounds')),
  matter text not null check (matter in ('skill', 'error', 'stuck', 'guessing', 'not-practising', 'goal')),
  -- The skill, misconception or collection; empty when the matter has none.
  code text not null,
  -- The collection that was set ready.
  collection_key text,
  -- Day at the school.
  day date not null,
  -- The version of the pupil's own settings that it made, and the version before that.
  settings_id uuid,
  settings_before uuid,
  created_at timestamptz not null,
  created_by uuid not null,
  -- A teacher has seen what it did.
  closed_at timestamptz,
  primary key (account_id, pupil_id, intervention_id),
  foreign key (account_id, pupil_id) references pupil,
  foreign key (account_id, group_id) references pupil_group,
  foreign key (account_id, created_by) references app_user
);
create index pupil_intervention_of_group on pupil_intervention (account_id, group_id, day);
