-- Wrong passwords for one address of mail, known or not, so that many machines guess no faster than one.
create table sign_in_try (
  desk text not null check (desk in ('buyer', 'staff')),
  email_hash bytea not null,
  since timestamptz not null,
  wrong integer not null,
  primary key (desk, email_hash)
);
