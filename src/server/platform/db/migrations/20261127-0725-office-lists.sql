-- Lists of the office cost the same however many schools there are.

-- The entries of an action, and the place of one of them in the log.
create index audit_event_by_action on audit_event (action, at, event_id);
create index audit_event_by_id on audit_event (event_id);

-- A school by its number, as written by hand or by somebody who applies.
create index account_by_school_code on account (lower(school_code));

-- All parts of one to three signs of a name: whoever searches for a part of a name of a school finds it by its own parts.
create function name_parts(name text) returns text[]
  language sql immutable parallel safe
  return array(
    select distinct substr(lower(name), at, size)
    from generate_series(1, 3) as size, generate_series(1, length(name)) as at
    where at + size - 1 <= length(name)
  );
create index account_by_part_of_name on account using gin (name_parts(name));

-- Messages of the public site that wait: those that were handled are not read past.
create index contact_message_waiting on contact_message (received_at, message_id) where handled_at is null;
