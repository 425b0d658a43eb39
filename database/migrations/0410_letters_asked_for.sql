-- Letters that were asked for at a door for one address of mail, known or not, so that many machines together
-- fill no mailbox. Kept as a hash: the table names nobody.
create table letter_try (
  door text not null,
  email_hash bytea not null,
  since timestamptz not null,
  asked integer not null,
  primary key (door, email_hash)
);
