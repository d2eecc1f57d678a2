-- What grew on the island of a pupil: one row a sum or step it learned, and never taken away, whatever is forgotten later.
create table pupil_plant (
  account_id uuid not null,
  pupil_id uuid not null,
  -- A sum to know by heart, or a step of procedures (the narrowest skill).
  kind text not null check (kind in ('sum', 'step')),
  subject text not null,
  -- The game in which it was nearly known first; it decides the region. Null for what grew before games were kept.
  game text,
  -- Days at the school: nearly known, and known.
  planted_on date not null,
  bloomed_on date,
  primary key (account_id, pupil_id, kind, subject),
  foreign key (account_id, pupil_id) references pupil
);

insert into pupil_plant (account_id, pupil_id, kind, subject, planted_on, bloomed_on)
select account_id, pupil_id, 'sum', subject, earned_at::date, earned_at::date from stamp where reason = 'automated';
