-- Global: a message of the office to many schools. A school gets a row in message with the same id when it is sent; text,
-- and whether it was recalled, stay here, so that neither is written once a school.
create table office_message (
  message_id uuid primary key,
  -- Subject and text by language: { nl, be, en }.
  texts jsonb not null,
  countries text[] not null,
  kinds text[] not null,
  roles text[] not null,
  -- Section that is open for the accounts it is for; null: any.
  flag text,
  version integer not null,
  changed_at timestamptz not null,
  -- When it goes out; null: a draft.
  send_at timestamptz,
  -- When the last account had it.
  sent_at timestamptz,
  recalled_at timestamptz,
  accounts integer
);
create index office_message_by_change on office_message (changed_at, message_id);
create index office_message_due on office_message (send_at) where sent_at is null;
-- How many opened a message of the office.
create index message_receipt_by_message on message_receipt (message_id) where read_at is not null;
