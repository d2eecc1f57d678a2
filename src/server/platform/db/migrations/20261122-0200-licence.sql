-- How many pupils an account may have, and until when: one licence an account, moved on when it is renewed.
create table licence (
  account_id uuid primary key references account,
  kind text not null check (kind in ('trial', 'school', 'home')),
  pupils_allowed integer not null check (pupils_allowed >= 0),
  starts_on date not null,
  -- The last day it is valid.
  ends_on date not null check (ends_on >= starts_on)
);

-- Accounts of before had no limit; they get a year.
insert into licence (account_id, kind, pupils_allowed, starts_on, ends_on)
select account_id, kind, 1000, current_date, current_date + 365 from account where kind in ('school', 'home');

-- Invoices as text, as the office writes them.
create table licence_invoice (
  account_id uuid not null references account,
  invoice_id uuid not null,
  number text not null,
  day date not null,
  body text not null,
  primary key (account_id, invoice_id)
);

-- What a school asked of its licence; the office answers it.
create table licence_request (
  account_id uuid not null,
  request_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  pupils integer,
  until date,
  remark text not null,
  answered_at timestamptz,
  primary key (account_id, request_id),
  foreign key (account_id, asked_by) references app_user
);

-- Which notices went out: each level once for each end and each limit.
create table licence_notice (
  account_id uuid not null references account,
  level text not null,
  -- The end or the limit that it told about.
  about text not null,
  sent_at timestamptz not null,
  primary key (account_id, level, about)
);
