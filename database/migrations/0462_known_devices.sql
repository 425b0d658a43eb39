-- A browser or an app in which somebody has signed in to an account, known by a token that it stores (here
-- a hash). One browser may be known to several accounts.
create table known_device (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null,
  account_id uuid references account,
  staff_id uuid references staff,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  check (num_nonnulls(account_id, staff_id) = 1)
);
create unique index known_device_account on known_device (account_id, token_hash);
create unique index known_device_staff on known_device (staff_id, token_hash);

alter table session add column device_id uuid references known_device on delete set null;
create index session_device on session (device_id);

-- Where wrong passwords come from: 'stranger' for all unknown devices together, a known device, or the
-- session of a signed-in person. Each has a count of its own.
alter table sign_in_try add column source text not null default 'stranger';
alter table sign_in_try drop constraint sign_in_try_pkey;
alter table sign_in_try add primary key (realm, email_hash, source);
