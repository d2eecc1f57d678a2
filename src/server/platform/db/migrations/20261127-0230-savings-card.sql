-- Global: savings cards that children can get, as the office sets them. Rows stay for good: children have cards of them.
create table savings_card (
  card_id uuid primary key,
  -- Name by language: { nl, be, en }; what is empty is as the Dutch one.
  title jsonb not null,
  -- A set of pictures, as the program has them.
  art text not null,
  -- Stamps that fill it.
  size integer not null check (size between 1 and 30),
  is_on boolean not null,
  -- First and last day of its season; null: since always, for good.
  from_day date,
  until_day date,
  -- The season returns each year; the years of its days then say only how long it lasts.
  every_year boolean not null,
  -- Order in which children get cards that they did not have yet.
  place integer not null,
  version integer not null,
  changed_at timestamptz not null,
  -- Person of the office; null: as it came with the program.
  changed_by uuid,
  archived_at timestamptz
);

insert into savings_card
  (card_id, title, art, size, is_on, from_day, until_day, every_year, place, version, changed_at)
values
  ('01a1c0de-0000-7000-8000-000000000001', '{"nl": "Sterrenkaart", "be": "", "en": "Star card"}',
    'stars', 10, true, null, null, false, 1, 1, '2026-11-27T00:00:00Z'),
  ('01a1c0de-0000-7000-8000-000000000002', '{"nl": "Lentekaart", "be": "", "en": "Spring card"}',
    'spring', 10, true, '2027-03-01', '2027-05-31', true, 2, 1, '2026-11-27T00:00:00Z'),
  ('01a1c0de-0000-7000-8000-000000000003', '{"nl": "Zomerkaart", "be": "", "en": "Summer card"}',
    'summer', 10, true, '2027-06-01', '2027-08-31', true, 3, 1, '2026-11-27T00:00:00Z'),
  ('01a1c0de-0000-7000-8000-000000000004', '{"nl": "Herfstkaart", "be": "", "en": "Autumn card"}',
    'autumn', 10, true, '2027-09-01', '2027-11-30', true, 4, 1, '2026-11-27T00:00:00Z'),
  ('01a1c0de-0000-7000-8000-000000000005', '{"nl": "Winterkaart", "be": "", "en": "Winter card"}',
    'winter', 10, true, '2027-12-01', '2028-02-29', true, 5, 1, '2026-11-27T00:00:00Z');

-- Cards of a pupil: its first stamp, or the stamp that filled the card before, gives a card its look for good, whatever
-- the office changes afterwards and in whatever order stamps of devices without network arrive.
create table pupil_savings_card (
  account_id uuid not null,
  pupil_id uuid not null,
  -- 1 is the pupil's first card.
  number integer not null,
  card_id uuid not null,
  art text not null,
  size integer not null,
  primary key (account_id, pupil_id, number),
  foreign key (account_id, pupil_id) references pupil
);

-- Until now every card was the one with stars and ten stamps; also the empty one behind a full one keeps that look.
insert into pupil_savings_card (account_id, pupil_id, number, card_id, art, size)
select s.account_id, s.pupil_id, n, '01a1c0de-0000-7000-8000-000000000001', 'stars', 10
from (select account_id, pupil_id, count(*)::integer as stamps from stamp group by account_id, pupil_id) s
  cross join lateral generate_series(1, s.stamps / 10 + 1) as n;
