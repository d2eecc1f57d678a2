-- What one pupil practises otherwise than its class: a version holds only what differs. The versions of a class and
-- those of each of its pupils count by themselves; they hold while the pupil is in that class.
alter table exercise_settings add column pupil_id uuid;
alter table exercise_settings add foreign key (account_id, pupil_id) references pupil;
alter table exercise_settings drop constraint exercise_settings_account_id_class_id_version_key;
alter table exercise_settings add unique nulls not distinct (account_id, class_id, pupil_id, version);
drop index exercise_settings_current;
create unique index exercise_settings_current on exercise_settings (account_id, class_id, pupil_id) nulls not distinct
  where is_current;
create index exercise_settings_of_pupil on exercise_settings (account_id, pupil_id) where pupil_id is not null;
