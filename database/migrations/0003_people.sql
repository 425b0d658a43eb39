create table company (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  npwp text,
  state text not null default 'none' check (state in ('none', 'submitted', 'verified', 'rejected')),
  created_at timestamptz not null
);

create table account (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  phone text not null,
  name text not null,
  password_hash text not null,
  status text not null check (status in ('pending_activation', 'active', 'suspended')),
  company_id uuid references company,
  tracker text,
  created_at timestamptz not null,
  activated_at timestamptz
);
create unique index account_email on account (lower(email));

create table activation (
  token_hash bytea primary key,
  account_id uuid not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index activation_account on activation (account_id);

create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  suspended_at timestamptz,
  created_at timestamptz not null
);
create unique index staff_email on staff (lower(email));

-- A sign-in, and the family of tokens that came of it.
create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references account,
  staff_id uuid references staff,
  created_at timestamptz not null,
  address text not null,
  agent text not null,
  ended_at timestamptz,
  ended_why text,
  check (num_nonnulls(account_id, staff_id) = 1)
);
create index session_account on session (account_id) where ended_at is null;

create table session_token (
  access_hash bytea primary key,
  refresh_hash bytea not null unique,
  session_id uuid not null references session,
  issued_at timestamptz not null,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  replaced_at timestamptz
);
create index session_token_session on session_token (session_id);

create table address (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  label text not null,
  recipient text not null,
  phone text not null,
  street text not null,
  province_id text not null references province,
  city_id text not null references city,
  district_id text not null references district,
  village_id text not null references village,
  postal_code text not null check (postal_code ~ '^\d{5}$'),
  -- metres; a lorry needs its width
  road_width_m numeric(4, 1),
  driver_note text not null default '',
  is_main boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index address_account on address (account_id) where removed_at is null;
create unique index address_main on address (account_id) where is_main and removed_at is null;
