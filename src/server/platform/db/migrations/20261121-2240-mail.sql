-- Global: letters to send. Written in the transaction of what causes them, so that neither comes without the other.
create table mail (
  mail_id uuid primary key,
  -- Which letter it is, never what it says.
  kind text not null,
  -- The letter with its address, encrypted with the server's key; gone once it is sent or given up.
  sealed bytea,
  queued_at timestamptz not null,
  -- When it is tried next; taking it moves this on, so that what a process leaves behind is tried again. Null: no more.
  due_at timestamptz,
  attempts integer not null default 0,
  -- After this moment it is of no use to anyone.
  expires_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index mail_due on mail (due_at) where due_at is not null;
