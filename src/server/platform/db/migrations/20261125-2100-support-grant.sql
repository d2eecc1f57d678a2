-- Leave of a school for the office to see its screens, read-only and for some hours.
create table support_grant (
  account_id uuid not null references account,
  grant_id uuid not null,
  -- The one user whose screens may be seen; null: those of any user of the account.
  user_id uuid,
  granted_by uuid not null,
  granted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > granted_at),
  revoked_at timestamptz,
  -- When somebody of the office last began to look in with it.
  used_at timestamptz,
  primary key (account_id, grant_id),
  foreign key (account_id, user_id) references app_user
);
create index support_grant_by_end on support_grant (expires_at);

-- The user whose screens a session of the office sees, and the grant that allows it.
alter table session
  add column seen_account_id uuid,
  add column seen_user_id uuid,
  add column seen_grant_id uuid;
