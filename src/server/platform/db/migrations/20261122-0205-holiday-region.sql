-- By which holidays a school goes; `nederland` where it is not known in which of the three Dutch regions it lies: its
-- code (BRIN) does not tell.
alter table account add column region text not null default 'nederland'
  check (region in ('noord', 'midden', 'zuid', 'nederland', 'vlaanderen'));
update account set region = 'vlaanderen' where country = 'be';
alter table account add constraint account_region_of_country check ((country = 'be') = (region = 'vlaanderen'));
