-- Plans of before say nothing of who changes and leaves: they are made again in a moment. What was begun goes to its end.
update import_run set plan = null where chosen is null;
insert into school_change (account_id, change_id, kind, created_by, created_at, counts)
  select account_id, import_id, 'import', created_by, created_at, '{}' from import_run
  where chosen is not null and applied_at is null;
