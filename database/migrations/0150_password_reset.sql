-- A link to choose a new password, kept as a hash. One for an unknown address belongs to nobody: it is
-- written all the same, so that asking takes as long as for a known one.
create table password_reset (
  token_hash bytea primary key,
  account_id uuid references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_account on password_reset (account_id) where used_at is null;
