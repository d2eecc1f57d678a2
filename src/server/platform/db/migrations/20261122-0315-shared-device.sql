-- An adult who signed in on a device of children: left lying about, it is closed sooner.
alter table session add column shared boolean not null default false;
