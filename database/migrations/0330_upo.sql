-- A purchase order or bill of quantities that a company sent: a task for staff.
create table upo (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  company_id uuid not null references company,
  -- who sent it, and who is told
  account_id uuid not null references account,
  status text not null check (status in ('new', 'in_progress', 'done', 'cancelled')),
  project text not null,
  project_type text not null,
  -- a copy: the book may change afterwards
  address jsonb not null,
  payment_method text not null,
  note text not null,
  file_id uuid not null unique references stored_file,
  -- staff who took it
  handler_id uuid references staff,
  handler text,
  -- what came of it, in words for the buyer
  outcome text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index upo_company on upo (company_id, created_at desc, id);
create index upo_queue on upo (status, created_at, id);

-- What it asks for, as it was written and as it is meant; no variant where nobody knows yet.
create table upo_line (
  id uuid primary key default gen_random_uuid(),
  upo_id uuid not null references upo on delete cascade,
  position integer not null,
  written text not null,
  text text not null,
  qty numeric(14, 3) not null check (qty > 0),
  variant_id integer references variant,
  unique (upo_id, position)
);

create table upo_event (
  id bigint generated always as identity primary key,
  upo_id uuid not null references upo on delete cascade,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  actor text not null check (actor in ('buyer', 'staff')),
  actor_name text not null,
  note text,
  -- for staff alone
  internal boolean not null default false
);
create index upo_event_upo on upo_event (upo_id, id);
