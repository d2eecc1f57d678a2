-- Orders of the office's list of accounts, each with the id behind it, so that any page is found at once.
create index account_by_name on account (lower(name), account_id);
create index account_by_age on account (created_at, account_id);
