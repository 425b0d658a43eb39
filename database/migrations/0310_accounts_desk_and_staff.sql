-- Each step of an account's state table, with time and actor. What a link did before this table was there
-- stands in account.activated_at alone.
create table account_event (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  from_status text not null,
  to_status text not null,
  at timestamptz not null,
  actor text not null check (actor in ('link', 'staff')),
  actor_name text not null,
  note text
);
create index account_event_account on account_event (account_id, id);

-- The desk lists accounts by the newest.
create index account_created on account (created_at desc, id);

-- Who was invited has no password until they have chosen one.
alter table staff alter column password_hash drop not null;
alter table staff add constraint staff_roles_known check (
  cardinality(roles) > 0 and roles <@ array['sales', 'finance', 'verification', 'content', 'admin']
);

-- A link for a member of staff to choose a password, kept as a hash. One that was asked for with an unknown
-- address belongs to nobody: it is written all the same, so that asking takes as long as for a known one.
create table staff_password_link (
  token_hash bytea primary key,
  staff_id uuid references staff,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_password_link_staff on staff_password_link (staff_id) where used_at is null;

create index session_staff on session (staff_id) where ended_at is null;
