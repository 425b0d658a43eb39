-- Who came with Google has no password, and an empty phone until they tell it.
alter table account alter column password_hash drop not null;

-- Google's own name for a person (`sub`), and the account that it opens.
create table google_link (
  subject text primary key check (length(subject) between 1 and 255),
  account_id uuid not null unique references account,
  linked_at timestamptz not null
);

-- A sign-in with Google that has begun. Its row goes when it is used, so that no answer counts twice.
create table google_attempt (
  ticket_hash bytea primary key,
  expires_at timestamptz not null
);
create index google_attempt_expiry on google_attempt (expires_at);
