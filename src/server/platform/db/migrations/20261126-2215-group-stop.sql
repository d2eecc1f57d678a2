-- Until when the pupils of a group stop practising, because their teacher asked for it; null or past when they do not.
alter table pupil_group add column stopped_until timestamptz;
