-- Whether games of the school begin with sound; each child can switch it in the game.
alter table account add column sound boolean not null default true;
