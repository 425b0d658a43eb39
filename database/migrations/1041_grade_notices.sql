-- That staff have given a company another grade; each of its people is told once.
create table grade_notice (
  id uuid primary key default gen_random_uuid(),
  nr bigint not null unique generated always as identity,
  company_id uuid not null references company,
  grade text not null check (grade in ('A', 'B', 'C', 'D', 'E')),
  created_at timestamptz not null
);
create index grade_notice_company on grade_notice (company_id, nr desc);

create table grade_notice_seen (
  notice_id uuid not null references grade_notice,
  account_id uuid not null references account,
  seen_at timestamptz not null,
  primary key (notice_id, account_id)
);
create index grade_notice_seen_account on grade_notice_seen (account_id);
