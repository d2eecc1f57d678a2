-- Global: webinars that the office gives; each may be of any school or family, or of nobody known.
create table webinar (
  webinar_id uuid primary key,
  -- Title and text by language: { nl, be, en }.
  texts jsonb not null,
  starts_at timestamptz not null,
  -- Zone in which the start was chosen and is shown.
  time_zone text not null check (time_zone in ('Europe/Amsterdam', 'Europe/Brussels', 'Europe/London')),
  minutes integer not null check (minutes > 0),
  places integer not null check (places > 0),
  -- Address of the meeting, for those who have a place; empty in a draft.
  join_url text not null,
  -- Address of the recording, afterwards; empty while there is none.
  recording_url text not null,
  -- Rises with every change; calendar files carry it as their sequence.
  version integer not null,
  changed_at timestamptz not null,
  -- Digest of time, length and address, or 'cancelled': whoever was told something else gets an email.
  details text not null,
  -- Null: a draft.
  published_at timestamptz,
  cancelled_at timestamptz
);
create index webinar_by_start on webinar (starts_at, webinar_id);

-- Global: somebody who signed up for a webinar, without an account.
create table webinar_sign_up (
  sign_up_id uuid primary key,
  webinar_id uuid not null references webinar on delete cascade,
  name text not null,
  email text not null,
  school text not null,
  locale text not null check (locale in ('nl', 'be', 'en')),
  signed_up_at timestamptz not null,
  -- Since when there is a place; null: on the waiting list.
  placed_at timestamptz,
  -- The webinar's details as the last email said them, and when.
  told text not null,
  told_at timestamptz not null,
  told_recording text not null default '',
  -- The start of which each reminder was sent: a webinar that moves is reminded of again.
  day_reminder_for timestamptz,
  hour_reminder_for timestamptz
);
create unique index webinar_sign_up_by_email on webinar_sign_up (webinar_id, lower(email));
create index webinar_sign_up_by_time on webinar_sign_up (webinar_id, signed_up_at, sign_up_id);
