-- A substitute or a duo teacher has a group from and until a day at the school; null is no limit on that side.
alter table group_teacher add column from_day date;
alter table group_teacher add column until_day date;
alter table group_teacher add constraint group_teacher_days check (from_day <= until_day);
