-- What teachers note about a pupil: for the staff of the school that may see the pupil, and for nobody else.
create table pupil_note (
  account_id uuid not null,
  pupil_id uuid not null,
  note_id uuid not null,
  -- Day at the school that it is about.
  day date not null,
  text text not null check (length(text) between 1 and 1000),
  created_by uuid not null,
  created_at timestamptz not null,
  changed_at timestamptz,
  primary key (account_id, pupil_id, note_id),
  foreign key (account_id, pupil_id) references pupil,
  foreign key (account_id, created_by) references app_user
);
