-- A row of a plan now carries one possible change per candidate. Plans that nobody began are made again: those of a
-- teacher may hold pupils of other groups. What was begun keeps the choice that was made.
update import_run set plan = null where plan is not null and chosen is null;

delete from import_row w using import_run r
where r.account_id = w.account_id and r.import_id = w.import_id and r.plan is null;

update import_row set body = body || jsonb_build_object('change', body->'link')
where body->>'isCandidate' = 'true';
