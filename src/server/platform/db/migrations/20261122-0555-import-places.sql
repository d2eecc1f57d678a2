-- Places of the licence that an import on its way still takes: who adds meanwhile leaves them free.
alter table import_run add column places_taking integer not null default 0;
