-- With what codes are hashed; each database makes its own.
create table one_time_code_key (
  secret text not null default encode(sha256(gen_random_uuid()::text::bytea || gen_random_uuid()::text::bytea), 'hex')
);
insert into one_time_code_key default values;

-- A code of six digits that confirms one thing: the newest of a purpose and subject counts, and only once.
create table one_time_code (
  nr bigint primary key generated always as identity,
  account_id uuid not null references account,
  purpose text not null check (purpose in ('limit', 'loan')),
  -- what it confirms: an application at a lender, or a loan
  subject_id uuid not null,
  -- HMAC of the code with all that it is bound to
  code_hash bytea not null,
  phone text not null,
  network text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  guesses integer not null default 0,
  used_at timestamptz
);
create index one_time_code_subject on one_time_code (account_id, purpose, subject_id, nr desc);
create index one_time_code_account on one_time_code (account_id, requested_at);
create index one_time_code_phone on one_time_code (phone, requested_at);
create index one_time_code_network on one_time_code (network, requested_at);

-- When the buyer confirmed the limit with a code, and the signed contract that was sent after that.
alter table lender_application
  add column code_at timestamptz,
  add column contract_file_id uuid references stored_file;
create index lender_application_contract on lender_application (contract_file_id) where contract_file_id is not null;
