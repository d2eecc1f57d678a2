-- Settings that a school keeps to use for other groups; without dates, which are those of one group.
create table settings_template (
  account_id uuid not null,
  template_id uuid not null,
  title text not null,
  body jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null,
  -- Deleted ones can be put back for some days.
  deleted_at timestamptz,
  primary key (account_id, template_id),
  foreign key (account_id, created_by) references app_user
);
