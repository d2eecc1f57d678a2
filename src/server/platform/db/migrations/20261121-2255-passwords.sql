-- A link with which somebody chooses a password, once. Its secret half is in the link alone.
create table password_token (
  account_id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, token_hash),
  foreign key (account_id, user_id) references app_user
);
create index password_token_of_user on password_token (account_id, user_id);
create index app_user_by_email on app_user (lower(email));

-- Global: who asked for a password, encrypted. A job looks whether there is such a person, so that the answer to the
-- one who asks takes the same time either way.
create table password_request (
  request_id uuid primary key,
  sealed bytea not null,
  requested_at timestamptz not null
);

-- Global: proofs of work that were handed in, so that none counts twice.
create table bot_check_seen (
  proof bytea primary key,
  expires_at timestamptz not null
);
