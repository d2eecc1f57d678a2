-- Global: recipes for sums. Those of the program's own collections are written at start; the office adds its own.
create table sum_generator (
  generator_id uuid primary key,
  -- It came with the program, so it never changes.
  of_program boolean not null,
  -- Name by language: { nl, be, en }.
  title jsonb not null,
  domain text not null,
  years jsonb not null,
  -- The settings, as src/maths/generate reads them.
  recipe jsonb not null,
  -- Number of different sums, and an easy one, one from the middle and a hard one.
  sums integer not null,
  examples jsonb not null,
  version integer not null,
  changed_at timestamptz not null,
  archived_at timestamptz
);
create index sum_generator_by_title on sum_generator (lower(title->>'nl'), generator_id);

-- Global: ladders of generators, of which a collection is published as a version in sum_collection.
create table collection_ladder (
  collection_key text primary key,
  of_program boolean not null,
  title jsonb not null,
  domain text not null,
  years jsonb not null,
  -- Easy to hard: { generatorId, strategy, prerequisite }.
  steps jsonb not null,
  -- Keys of the collections that come after it.
  next jsonb not null,
  -- Different sums of the draft.
  sums integer not null,
  version integer not null,
  changed_at timestamptz not null,
  -- Schools cannot choose it any more; who practises it goes on.
  archived_at timestamptz,
  -- 0: never published.
  published_version integer not null default 0,
  -- The ladder as it was last published.
  published jsonb
);
create index collection_ladder_by_title on collection_ladder (lower(title->>'nl'), collection_key);
