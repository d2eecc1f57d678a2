-- An import is carried out in pieces: its pupils wait here, and `imported` says how many of the chosen ones are in.
create table import_row (
  account_id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  importable boolean not null,
  -- Index of its class in the plan.
  place integer not null,
  body jsonb not null,
  primary key (account_id, import_id, row_number),
  foreign key (account_id, import_id) references import_run
);

-- Plans of before had their pupils in `plan`; they are made again in a moment.
update import_run set plan = null;
-- The rows that were ticked: from then on the import is carried out to its end, whatever happens in between.
alter table import_run add column chosen jsonb;
alter table import_run add column imported integer not null default 0;
