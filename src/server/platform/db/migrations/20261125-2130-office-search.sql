-- The office finds a pupil by its id over all schools.
create index pupil_by_id on pupil (pupil_id);
-- And what somebody did, or what was done to something.
create index audit_event_by_actor on audit_event (actor_id, at, event_id);
create index audit_event_by_subject on audit_event (subject_id, at, event_id);
