-- In which language a person is addressed: the own choice, else that of the school, else that of its country.
alter table account add column locale text check (locale in ('nl', 'be', 'en'));
alter table app_user add column locale text check (locale in ('nl', 'be', 'en'));
