-- What a child saw beside the sums and options of a task (the value to find, the direction of an order, the line to
-- place on): it decides what is right, so that judging again and a replay need it.
alter table answer add column shown jsonb;
