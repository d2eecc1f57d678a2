-- A search over the school finds pupils by the beginning of any word of their name. Accents and case do not matter.
create function folded_name(name text) returns text
  language sql immutable parallel safe
  return replace(replace(replace(
    translate(lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g')), 'øłđðı', 'olddi'),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss');

-- The words of a name, each behind the account it belongs to, so that a search reads the words of one school only.
create function name_words(account_id uuid, name text) returns text[]
  language sql immutable parallel safe
  return array(
    select account_id::text || '/' || word
    from unnest(regexp_split_to_array(folded_name(name), E'[\\s\\-''’‘`´"\\\\.,;:()/&|!*<>]+')) as word
    where word <> ''
  );

create function pupil_words(account_id uuid, first_name text, last_name text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(name_words(account_id, first_name || ' ' || coalesce(last_name, '')));

-- Asks for pupils of whose names some word begins with each of the words; null when there are none.
create function pupil_query(account_id uuid, words text) returns tsquery
  language sql immutable parallel safe
  return (
    select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    from unnest(name_words(account_id, words)) as word
  );

create index pupil_by_word on pupil using gin (pupil_words(account_id, first_name, last_name));
