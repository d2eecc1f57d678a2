-- Code of the location of a school whose file a class came from: another location may have a group of that name and key.
alter table class add column location text;
drop index class_source_key;
create unique index class_source_key on class (account_id, school_year, coalesce(location, ''), (source_keys[1]))
  where source_keys <> '{}' and archived_at is null;
