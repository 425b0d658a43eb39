-- Up to what amount a company may owe at once, and for how many days, by its grade. A company without a row has none.
create table credit_limit (
  company_id uuid primary key references company,
  status text not null check (status in ('active', 'frozen')),
  amount bigint not null check (amount > 0),
  grade text not null check (grade in ('A', 'B', 'C', 'D', 'E')),
  -- why it is frozen, in words for the buyer, and by whom: the system freezes and unfreezes by what is overdue
  frozen_reason text,
  frozen_by text check (frozen_by in ('staff', 'system')),
  changed_at timestamptz not null,
  -- counts changes, so that nobody overwrites one that they have not seen
  revision integer not null default 1,
  check ((status = 'frozen') = (frozen_by is not null))
);

create table credit_application (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  account_id uuid not null references account,
  amount bigint not null check (amount > 0),
  note text,
  status text not null check (status in ('submitted', 'granted', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz,
  -- why it was declined, in words for the buyer
  reason text
);
create index credit_application_company on credit_application (company_id, created_at desc);
create index credit_application_account on credit_application (account_id);
-- One at a time.
create unique index credit_application_open on credit_application (company_id) where status = 'submitted';

create table credit_application_file (
  application_id uuid not null references credit_application,
  position integer not null,
  file_id uuid not null references stored_file,
  primary key (application_id, position)
);

create table credit_event (
  id bigint generated always as identity primary key,
  company_id uuid not null references company,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('buyer', 'staff', 'system')),
  actor_name text not null,
  -- in Indonesian, as staff read it
  action text not null,
  amount bigint,
  grade text,
  note text
);
create index credit_event_company on credit_event (company_id, id desc);

-- For how many days an order was placed on credit terms; it stays when the invoice is paid in another way later.
alter table invoice add column terms_days smallint check (terms_days in (7, 14, 30, 45, 60));
-- What a company owes on terms.
create index invoice_on_terms on invoice (company_id, due_at) include (amount)
  where terms_days is not null and status in ('unpaid', 'proof_submitted', 'overdue');

-- Proofs that wait, whatever their orders do meanwhile.
create index invoice_proof_waiting on invoice (proof_sent_at, order_id) where status = 'proof_submitted';
