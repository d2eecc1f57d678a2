-- Whether the office ordered the erasure, and whether the school asked for it in writing.
alter table school_ending
  add column by_office boolean not null default false,
  add column on_request boolean not null default false;
