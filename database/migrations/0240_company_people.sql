-- What somebody may do for their company: an owner everything, a purchaser orders up to a limit, an
-- approver decides about what lies above it. Who founded a company owns it.
alter table account add column company_role text not null default 'owner'
  check (company_role in ('owner', 'purchaser', 'approver'));
-- sen with PPN for one order; none is no limit
alter table account add column spending_limit bigint check (spending_limit >= 0);

create table company_invite (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  email text not null,
  role text not null check (role in ('owner', 'purchaser', 'approver')),
  spending_limit bigint check (spending_limit >= 0),
  token_hash bytea not null unique,
  invited_by uuid not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index company_invite_email on company_invite (company_id, lower(email));

-- Orders above a purchaser's limit, and what an approver said.
create table order_approval (
  order_id uuid primary key references sales_order,
  company_id uuid not null references company,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account,
  approved boolean,
  note text
);
create index order_approval_waiting on order_approval (company_id, asked_at) where decided_at is null;
