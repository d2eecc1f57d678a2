-- How far of a pupil's answers are counted in the evidence below.
alter table pupil_model add column fitted_seq bigint not null default 0;

-- What first answers at a school say of how hard a sum is: added up over its pupils by luck and strength, so that no row
-- is of anybody.
create table sum_evidence (
  account_id uuid not null references account,
  sum_id text not null,
  -- Hundredths.
  luck smallint not null,
  -- Quarters of a logit.
  strength smallint not null,
  answers integer not null,
  outcome double precision not null,
  variance double precision not null,
  primary key (account_id, sum_id, luck, strength)
);

-- Global: difficulties that were refitted on the evidence of all schools. A version never changes.
create table difficulty_version (
  version integer primary key,
  -- Version of the start values it departs from.
  start_version integer not null,
  fitted_at timestamptz not null,
  schools integer not null,
  answers bigint not null,
  -- Sum → difficulty, its standard error, and the answers it rests on.
  body jsonb not null
);
