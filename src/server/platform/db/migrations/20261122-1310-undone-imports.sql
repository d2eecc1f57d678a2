-- What an import made of the school itself and its classes, so that undoing it puts that back too.
alter table school_change add column remembered jsonb;
