-- When the last run of a job ended, how long it took, and when a run last ended well.
alter table job
  add column last_run_at timestamptz,
  add column last_ms integer,
  add column last_success_at timestamptz;
