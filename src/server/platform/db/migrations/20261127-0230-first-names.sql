-- Whether login cards of the school bear first names only, with letters of the surname where two pupils share one.
alter table account add column first_names boolean not null default false;
