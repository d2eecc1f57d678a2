-- Global: what the office sets of a game, within what the game can do. A game without a row is offered to everybody.
create table game_setting (
  game text primary key,
  -- Countries in which it is offered.
  countries jsonb not null,
  -- First and last day of its season; null: since always, for good.
  from_day date,
  until_day date,
  -- Years of pupils to whom it is offered, in Dutch numbering.
  years jsonb not null,
  -- Shapes of sums that it takes and is not to ask.
  shapes_off jsonb not null,
  -- Title and goal by language: { nl, be, en }; what is empty is as the game says it.
  texts jsonb not null,
  version integer not null,
  changed_at timestamptz not null,
  -- Person of the office.
  changed_by uuid not null
);

-- Global: rounds that were finished on a day in each game, over all schools; added up by a job.
create table usage_game (
  day date not null,
  game text not null,
  rounds integer not null,
  answers bigint not null,
  wrong bigint not null,
  primary key (day, game)
);
-- The job reads one day of all schools, some schools at a time.
create index sum_window_finished_by_day on sum_window (day, account_id) include (game, answers, correct)
  where finished_at is not null;
