-- No longer of licences alone: which notices went out, each once about each thing.
alter table licence_notice rename to sent_notice;

-- A school whose contract is over: since when it knows on what day everything is erased, and how far that is.
create table school_ending (
  account_id uuid primary key references account,
  -- The last day of the licence it is about; a renewal calls it off.
  ends_on date not null,
  announced_at timestamptz not null,
  erase_on date not null,
  -- When the last call went out.
  called_at timestamptz,
  erasing_at timestamptz,
  erased_at timestamptz
);
create index school_ending_open on school_ending (erase_on) where erased_at is null;

-- Pupils who are in no group of this school year: the school was asked about them, and may keep them for one more.
create table leaver (
  account_id uuid not null,
  pupil_id uuid not null,
  school_year text not null,
  asked_at timestamptz not null,
  kept_at timestamptz,
  -- From here on it is erased, whatever is cut off.
  erasing_at timestamptz,
  primary key (account_id, pupil_id),
  foreign key (account_id, pupil_id) references pupil
);
create index leaver_erasing on leaver (account_id, pupil_id) where erasing_at is not null;
