-- The ladder as it was published before the last time, so that publishing can be undone; null: never.
alter table collection_ladder add column published_before jsonb;
