-- Names the secret that everything sealed in this database was sealed with; the secret itself is never in it.
create table server_key (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null
);
