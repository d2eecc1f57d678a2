-- Accounts of adults at a sign-in provider (OpenID Connect) that sign in to their account here.
create table provider_link (
  account_id uuid not null,
  user_id uuid not null,
  -- Name of the provider in the configuration.
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{0,29}$'),
  -- HMAC (hex) of issuer and subject: it names nobody without the server's key.
  subject_hash text not null unique,
  linked_at timestamptz not null,
  primary key (account_id, user_id, provider),
  foreign key (account_id, user_id) references app_user
);

-- The provider asked for a second factor at this sign-in.
alter table session add column provider_factor boolean not null default false;
