-- What a licence has room for is called a seat everywhere.
alter table import_run rename column places_taking to seats_taking;
do $$
begin
  -- PostgreSQL 18 names what forbids null.
  if exists (select from pg_constraint where conrelid = 'import_run'::regclass and conname = 'import_run_places_taking_not_null') then
    alter table import_run rename constraint import_run_places_taking_not_null to import_run_seats_taking_not_null;
  end if;
end $$;
