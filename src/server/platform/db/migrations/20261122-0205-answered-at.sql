-- When a round was answered last: who is practising now is read from it, never from the answers.
alter table sum_window add column answered_at timestamptz;
