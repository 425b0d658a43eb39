-- The password of this account is one that the demo's documentation shows. Outside the demo it opens
-- nothing. Set when a shop starts without the demo; choosing another password clears it.
alter table account add column password_is_public boolean not null default false;
alter table staff add column password_is_public boolean not null default false;
