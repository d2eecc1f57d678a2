-- What a change of the office replaced: field by field, before and after. Never a name of a person.
alter table audit_event add column changes jsonb;
create index audit_event_by_time on audit_event (at, event_id);

-- What the office writes to itself about an account.
alter table account add column notes text not null default '';
-- Since when nobody of the account can sign in; null: it is open.
alter table account add column closed_at timestamptz;

create index licence_by_end on licence (ends_on);

-- A licence that takes over on its first day; a job puts it in the place of the one before.
create table planned_licence (
  account_id uuid not null references account,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  kind text not null check (kind in ('trial', 'school', 'home')),
  pupils_allowed integer not null check (pupils_allowed >= 0),
  primary key (account_id, starts_on)
);
create index planned_licence_by_start on planned_licence (starts_on);
