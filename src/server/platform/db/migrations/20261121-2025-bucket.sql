-- Procedures are practised by the bucket, their narrowest skill: what was done last in it decides what comes next.
alter table pupil_skill add column bucket jsonb;
