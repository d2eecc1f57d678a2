-- Whom somebody of a school told about the product. The address is forgotten after a year; that somebody came is kept.
create table friend_invitation (
  account_id uuid not null,
  invitation_id uuid not null,
  invited_by uuid not null,
  email text,
  sent_at timestamptz not null,
  -- When the application that came of it was accepted, and the school thanked with a month.
  accepted_at timestamptz,
  primary key (account_id, invitation_id),
  foreign key (account_id, invited_by) references app_user
);
create unique index friend_invited_once on friend_invitation (account_id, email) where email is not null;
