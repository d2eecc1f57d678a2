-- The month comes last in the keys of `answer`. It is the same for all rows of a partition, so as the second column it
-- made every key look usable for every look-up of a school: without fresh statistics the planner read a school's
-- whole month for each batch of answers.
alter table answer drop constraint answer_pkey;
alter table answer add primary key (account_id, answer_id, part, window_month);
alter table answer drop constraint answer_account_id_window_month_window_id_position_part_key;
alter table answer add unique (account_id, window_id, position, part, window_month);
alter table answer drop constraint answer_account_id_window_month_pupil_id_seq_key;
alter table answer add unique (account_id, pupil_id, seq, window_month);
