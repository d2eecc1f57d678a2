-- What a teacher said by hand of the level of a pupil: a step up or down, or one taken back. It has its place in the
-- order of the pupil's answers, and what it found beside it, so that a replay comes past it.
create table pupil_level (
  account_id uuid not null,
  pupil_id uuid not null,
  level_id uuid not null,
  seq bigint not null,
  direction text not null check (direction in ('up', 'down')),
  -- The buckets of procedures as the step left them.
  buckets jsonb not null,
  -- Ability and those buckets as the step found them.
  found jsonb not null,
  -- The step that this one took back.
  undoes uuid,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (account_id, pupil_id, level_id),
  unique (account_id, pupil_id, seq),
  unique (account_id, pupil_id, undoes),
  foreign key (account_id, pupil_id) references pupil,
  foreign key (account_id, pupil_id, undoes) references pupil_level,
  foreign key (account_id, created_by) references app_user
);
