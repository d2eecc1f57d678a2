-- A goal that a group collects stars for together: a star for each round that one of its pupils finishes.
create table star_goal (
  account_id uuid not null,
  group_id uuid not null,
  target integer not null check (target between 1 and 100000),
  -- Days at the school, both counted; without a last day the goal stays until it is ended.
  from_day date not null,
  until_day date,
  created_at timestamptz not null,
  primary key (account_id, group_id),
  foreign key (account_id, group_id) references pupil_group
);

-- The group that a pupil was in when its round began: the star stays with the group when the pupil leaves it.
alter table sum_window add column group_id uuid;
alter table sum_window add foreign key (account_id, group_id) references pupil_group;
create index sum_window_of_group on sum_window (account_id, group_id, day) where finished_at is not null;
