-- Global: schools and families that ask for an account on the public site. The office makes the account, or declines.
create table application (
  application_id uuid primary key,
  kind text not null check (kind in ('school', 'home')),
  country text not null check (country in ('nl', 'be')),
  -- Language of the form, and so of the emails.
  locale text not null check (locale in ('nl', 'be', 'en')),
  -- Null for a family.
  school_name text,
  -- BRIN, or the Flemish institution number.
  school_code text,
  street text not null default '',
  house_number text not null default '',
  postal_code text not null default '',
  city text not null default '',
  contact_name text not null,
  email text not null,
  pupils integer not null check (pupils > 0),
  -- How they heard of us, and what else they wrote.
  heard_from text,
  remark text not null default '',
  -- Of the invitation of a friend, where one led here.
  reference text,
  consented_at timestamptz not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid,
  -- Null while it waits, and when it was declined.
  made_account_id uuid references account
);
create index application_waiting on application (asked_at, application_id) where answered_at is null;
create index application_answered on application (answered_at) where answered_at is not null;
