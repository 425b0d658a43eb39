-- A company's application at a lender: draft (steps, each saved) -> submitted -> agreement_sent -> active, or declined;
-- or asked for more, and submitted again.
create table lender_application (
  id uuid primary key default gen_random_uuid(),
  nr bigint not null unique generated always as identity,
  lender text not null,
  company_id uuid not null references company,
  account_id uuid not null references account,
  status text not null check (status in ('draft', 'submitted', 'asked', 'agreement_sent', 'active', 'declined')),
  -- what was filled in, by step
  answers jsonb not null,
  -- what is asked for, or why it was declined, in the lender's words
  reason text,
  created_at timestamptz not null,
  submitted_at timestamptz,
  -- when the lender took it; null while it is on its way
  sent_at timestamptz,
  -- counts what was sent
  attempt integer not null default 0,
  offered bigint check (offered >= 0),
  used bigint not null default 0 check (used >= 0),
  agreement_number text,
  agreement_terms text,
  agreed_at timestamptz,
  -- of the newest event, and when the lender was asked last
  heard_at timestamptz,
  asked_at timestamptz
);
-- One at a time at each lender.
create unique index lender_application_open on lender_application (company_id, lender) where status <> 'declined';
create index lender_application_company on lender_application (company_id, nr desc);
create index lender_application_account on lender_application (account_id);
create index lender_application_silent on lender_application (asked_at) where status in ('submitted', 'agreement_sent', 'active');

create table lender_application_file (
  application_id uuid not null references lender_application,
  kind text not null,
  file_id uuid not null references stored_file,
  primary key (application_id, kind)
);
create index lender_application_file_of_file on lender_application_file (file_id);

-- What a lender was asked and what it answered or told; secrets and identity numbers are masked.
create table lender_exchange (
  nr bigint primary key generated always as identity,
  application_id uuid not null references lender_application,
  lender text not null,
  at timestamptz not null,
  -- in Indonesian, as staff read it
  action text not null,
  request jsonb,
  response jsonb,
  is_failure boolean not null default false
);
create index lender_exchange_application on lender_exchange (application_id, nr);
create index lender_exchange_lender on lender_exchange (lender, nr desc);

create table lender_event (
  nr bigint primary key generated always as identity,
  lender text not null,
  event_id text not null,
  application_id uuid not null references lender_application,
  status text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  verdict text not null check (verdict in ('applied', 'late')),
  unique (lender, event_id)
);

-- When the buyer closed the invitation to apply.
create table lender_invite_closed (
  account_id uuid primary key references account,
  closed_at timestamptz not null
);

-- The built-in stand-in of each lender, with its own state.
create table lender_simulator (
  lender text primary key,
  mode text not null default 'normal' check (mode in ('normal', 'silent', 'down')),
  secret text not null default encode(sha256(gen_random_uuid()::text::bytea), 'hex')
);
insert into lender_simulator (lender) values ('credilinq'), ('modal-rakyat');

create table lender_simulator_application (
  nr bigint primary key generated always as identity,
  lender text not null references lender_simulator,
  reference text not null unique,
  attempt integer not null,
  facts jsonb not null,
  documents integer not null,
  arrived_at timestamptz not null,
  is_agreed boolean not null default false
);

create table lender_simulator_event (
  nr bigint primary key generated always as identity,
  id text not null unique,
  application_nr bigint not null references lender_simulator_application,
  status text not null,
  at timestamptz not null,
  reason text,
  amount bigint,
  agreement_number text,
  terms text
);
create index lender_simulator_event_application on lender_simulator_event (application_nr, nr);
