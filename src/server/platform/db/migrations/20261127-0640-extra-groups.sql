-- A pupil has one home group, `pupil.group_id`. An extra group is one beside it, without class code and year of its own.
alter table pupil_group add column kind text not null default 'home' check (kind in ('home', 'extra'));
alter table pupil_group alter column class_code drop not null;
alter table pupil_group add constraint pupil_group_code_of_home check ((kind = 'home') = (class_code is not null));
alter table pupil_group add constraint pupil_group_year_of_home check (kind = 'home' or year is null);

-- Who is in an extra group, from and until a day at the school, both counted; null: no limit on that side.
create table extra_member (
  account_id uuid not null,
  group_id uuid not null,
  pupil_id uuid not null,
  from_day date,
  until_day date,
  primary key (account_id, group_id, pupil_id),
  foreign key (account_id, group_id) references pupil_group,
  foreign key (account_id, pupil_id) references pupil,
  constraint extra_member_days check (from_day <= until_day)
);
create index extra_member_of_pupil on extra_member (account_id, pupil_id);
