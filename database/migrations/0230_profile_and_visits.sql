-- Links that prove that the profile's mail address is read by its owner.
create table mail_proof (
  token_hash bytea primary key,
  account_id uuid not null references account,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz
);
create index mail_proof_account on mail_proof (account_id, created_at desc);

-- The log of visits (MRI): pages without their queries, kept for a season.
create table visit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id uuid references account,
  path text not null,
  referrer text,
  agent text not null
);
create index visit_at on visit (at);
create index visit_account on visit (account_id) where account_id is not null;
