-- Answers that a device holds and may no longer send by itself, as it last said.
alter table sum_window add column waiting smallint not null default 0;
alter table sum_window add column waiting_at timestamptz;
create index sum_window_waiting on sum_window (account_id, pupil_id) where waiting > 0;
