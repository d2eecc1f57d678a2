-- Who a pupil chose to be on the island; until then it is the animal of its row.
create table pupil_avatar (
  account_id uuid not null,
  pupil_id uuid not null,
  look text not null check (octet_length(look) <= 64),
  primary key (account_id, pupil_id),
  foreign key (account_id, pupil_id) references pupil
);
