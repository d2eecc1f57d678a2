-- Since when a second factor is asked for; null: it is not.
alter table app_user add column two_factor_at timestamptz;

-- The secret an authenticator app shares with us, encrypted with the server's key.
create table two_factor (
  account_id uuid not null,
  user_id uuid not null,
  sealed bytea not null,
  -- The half minute of the last code that was taken: no code counts twice.
  last_step bigint not null default 0,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references app_user
);

-- Codes for when the phone is gone; each works once.
create table recovery_code (
  account_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  primary key (account_id, user_id, code_hash),
  foreign key (account_id, user_id) references app_user
);

-- What an adult's session runs on, in words such as "Firefox · Windows"; null for pupils.
alter table session add column device text;
