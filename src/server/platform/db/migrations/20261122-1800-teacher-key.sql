-- Number of an adult in the administration of its school: it is known again when its address is another.
alter table app_user add column import_key text;
