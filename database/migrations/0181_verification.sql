-- What a company is known by once its papers were checked, and where it has its seat.
alter table company
  add column entity text,
  add column nib text,
  add column pic_name text,
  add column pic_position text,
  add column pic_phone text,
  add column street text,
  add column province_id text references province,
  add column city_id text references city,
  add column district_id text references district,
  add column village_id text references village,
  add column postal_code text check (postal_code ~ '^\d{5}$'),
  add column state_changed_at timestamptz;
update company set state_changed_at = created_at;
alter table company alter column state_changed_at set default now(), alter column state_changed_at set not null;

-- Until when a buyer has closed the notice of their company's state.
alter table account add column notice_closed_at timestamptz;

-- One attempt of a company to be verified.
create table kyc_submission (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  attempt integer not null check (attempt > 0),
  status text not null check (status in ('draft', 'submitted', 'in_review', 'approved', 'rejected')),
  -- what the company says of itself in this attempt, saved step by step
  answers jsonb not null default '{}',
  -- why it was refused, and what staff ask for while they look
  reason text,
  asked text,
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  reviewer text,
  unique (company_id, attempt)
);
create unique index kyc_submission_open on kyc_submission (company_id)
  where status in ('draft', 'submitted', 'in_review');
create index kyc_submission_queue on kyc_submission (status, submitted_at, id);

create table kyc_document (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references kyc_submission on delete cascade,
  kind text not null,
  file_id uuid not null references stored_file,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  reason text,
  sent_at timestamptz not null
);
create index kyc_document_submission on kyc_document (submission_id);

create table kyc_event (
  id bigint generated always as identity primary key,
  submission_id uuid not null references kyc_submission on delete cascade,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  actor text not null check (actor in ('buyer', 'staff', 'system')),
  actor_name text not null,
  note text
);
create index kyc_event_submission on kyc_event (submission_id, id);
