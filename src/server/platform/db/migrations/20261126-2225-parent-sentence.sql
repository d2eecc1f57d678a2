-- The teacher's own sentence on the sheet for a talk with parents; null for the one that follows from what the pupil did.
alter table pupil add column parent_sentence text;
