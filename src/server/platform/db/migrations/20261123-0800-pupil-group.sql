-- Tables and columns call a group what everything else calls it. `class_code` stays: it is what pupils type to sign in.
alter table class rename to pupil_group;
alter table pupil_group rename column class_id to group_id;
alter table class_teacher rename to group_teacher;
alter table group_teacher rename column class_id to group_id;
alter table pupil rename column class_id to group_id;
alter table exercise_settings rename column class_id to group_id;
alter table school_change rename column classes_added to groups_added;
alter table school_change rename column classes_archived to groups_archived;
alter index class_source_key rename to pupil_group_source_key;
alter index pupil_by_class rename to pupil_by_group;

-- Constraints keep the names of their columns; since PostgreSQL 18 those that forbid null have names too.
do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as "table", conname as name,
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(conname, '^class_teacher_', 'group_teacher_'),
        '^class_', 'pupil_group_'), '_class_id', '_group_id'), '_classes_', '_groups_') as renamed
    from pg_constraint
    where connamespace = current_schema()::regnamespace and conparentid = 0 and contype <> 't'
  loop
    if old.name <> old.renamed then
      execute format('alter table %s rename constraint %I to %I', old."table", old.name, old.renamed);
    end if;
  end loop;
end $$;

-- The same names within JSON. A quotation mark inside a value has a backslash before it, so only names of fields match.
update pupil set imported = imported - 'classId' || jsonb_build_object('groupId', imported->'classId')
where imported ? 'classId';

update pupil_change set
  before = replace(replace(before::text, '"class_id": ', '"group_id": '), '"classId": ', '"groupId": ')::jsonb,
  after = replace(replace(after::text, '"class_id": ', '"group_id": '), '"classId": ', '"groupId": ')::jsonb;

update import_row set
  body = replace(replace(body::text, '"class_id": ', '"group_id": '), '"classId": ', '"groupId": ')::jsonb;

update import_run set
  plan = replace(replace(plan::text, '"classes": ', '"groups": '), '"classId": ', '"groupId": ')::jsonb
where plan is not null;

update school_change set
  remembered = replace(replace(remembered::text, '"classes": ', '"groups": '), '"classId": ', '"groupId": ')::jsonb
where remembered is not null;
