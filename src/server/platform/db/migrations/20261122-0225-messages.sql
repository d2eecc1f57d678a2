-- What the office and the product itself tell the adults of a school. One row a school, also for what goes to many.
create table message (
  account_id uuid not null references account,
  message_id uuid not null,
  sent_at timestamptz not null,
  -- Whom of the school it is for; with a person, that one alone.
  roles text[] not null default '{}',
  user_id uuid,
  -- Written by the office: HTML that was sanitised.
  subject text,
  body text,
  -- Told by the product: put into words when it is read, in the reader's language.
  notice jsonb,
  primary key (account_id, message_id),
  foreign key (account_id, user_id) references app_user,
  check ((notice is null) = (subject is not null and body is not null))
);
create index message_by_time on message (account_id, sent_at desc);

-- What somebody did with a message; none: it lies unread.
create table message_receipt (
  account_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  read_at timestamptz,
  archived_at timestamptz,
  primary key (account_id, message_id, user_id),
  foreign key (account_id, message_id) references message on delete cascade,
  foreign key (account_id, user_id) references app_user
);
