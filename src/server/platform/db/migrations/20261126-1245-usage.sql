-- Global: how many answers came in during a minute, over all schools. Each process adds what it counted.
create table usage_minute (
  minute timestamptz primary key,
  answers integer not null
);
-- Global: how often a call was refused or failed during an hour, by code.
create table usage_error (
  hour timestamptz not null,
  status smallint not null,
  code text not null,
  count integer not null,
  primary key (hour, status, code)
);
-- Global: who practised on a day, added up from pupil_day by a job.
create table usage_day (
  day date primary key,
  schools integer not null,
  pupils integer not null,
  answers bigint not null
);
-- The job reads one day of all schools, some schools at a time.
create index pupil_day_by_day on pupil_day (day, account_id);
