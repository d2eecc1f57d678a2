-- A budget drains continuously: a bucket is full of misses until they have run out at `empty_at`. Counts of the
-- windows before say nothing about that.
delete from rate_limit;
alter table rate_limit rename column resets_at to empty_at;
alter table rate_limit drop column blocked_until;
