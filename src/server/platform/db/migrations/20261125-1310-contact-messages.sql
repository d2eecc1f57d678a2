-- Global: messages from the public pages, which the office reads.
create table contact_message (
  message_id uuid primary key,
  topic text not null check (topic in ('sign-in', 'school', 'home', 'training', 'security', 'other')),
  locale text not null check (locale in ('nl', 'be', 'en')),
  name text not null,
  email text not null,
  message text not null,
  received_at timestamptz not null,
  -- The office is done with it.
  handled_at timestamptz,
  handled_by uuid
);
create index contact_message_by_time on contact_message (received_at);
