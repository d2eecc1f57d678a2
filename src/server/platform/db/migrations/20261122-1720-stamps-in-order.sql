-- The stamps of a pupil in the order they came: one savings card is read without those of all others.
create index stamp_in_order on stamp (account_id, pupil_id, earned_at, reason, subject);
