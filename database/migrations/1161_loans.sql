-- What a lender pays of one order: opened (waits for the code) -> submitted (at the lender) -> approved -> paid -> repaid;
-- or refused by the lender, or cancelled by whoever pays in another way.
create table loan (
  id uuid primary key default gen_random_uuid(),
  nr bigint not null unique generated always as identity,
  application_id uuid not null references lender_application,
  lender text not null,
  company_id uuid not null references company,
  order_id uuid not null references sales_order,
  invoice_id uuid not null references invoice,
  status text not null check (status in ('opened', 'submitted', 'approved', 'paid', 'repaid', 'refused', 'cancelled')),
  amount bigint not null check (amount > 0),
  -- how many months it is repaid in
  tenor integer not null check (tenor between 1 and 60),
  -- what is repaid in all, with the lender's fee, and where to; known once the lender has paid
  total bigint check (total >= amount),
  repay_to text,
  reason text,
  opened_at timestamptz not null,
  code_at timestamptz,
  delivery_at timestamptz,
  -- when the lender took the loan, and the confirmation of the delivery
  sent_at timestamptz,
  delivery_sent_at timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  -- of the newest event, and when the lender was asked last
  heard_at timestamptz,
  asked_at timestamptz,
  -- why the lender's money fits no invoice; finance sees to it
  misfit text,
  misfit_done_at timestamptz
);
create unique index loan_open_order on loan (order_id) where status in ('opened', 'submitted', 'approved');
create index loan_order on loan (order_id, nr desc);
create index loan_invoice on loan (invoice_id);
create index loan_company on loan (company_id, nr desc);
create index loan_application on loan (application_id) where status in ('opened', 'submitted', 'approved', 'paid');
create index loan_silent on loan (asked_at) where status in ('submitted', 'approved', 'paid');
create index loan_misfit on loan (nr) where misfit is not null and misfit_done_at is null;

-- The amortisation table of a loan that was paid.
create table loan_instalment (
  loan_id uuid not null references loan,
  number integer not null check (number > 0),
  due_on date not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz,
  primary key (loan_id, number)
);
create index loan_instalment_due on loan_instalment (due_on) where paid_at is null;

create table loan_event (
  nr bigint primary key generated always as identity,
  lender text not null,
  event_id text not null,
  loan_id uuid not null references loan,
  status text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  verdict text not null,
  unique (lender, event_id)
);
create index loan_event_loan on loan_event (loan_id, nr);

-- What was said about a loan stands in the trail of its application, too.
alter table lender_exchange add column loan_id uuid references loan;
create index lender_exchange_loan on lender_exchange (loan_id, nr) where loan_id is not null;

-- What is used of an open limit: what the lender says, or what was drawn here where that is more because the lender has
-- not counted it yet; and what orders wait for a code with.
create view lender_limit_use as
  select application.id as application_id,
    greatest(application.used, coalesce(drawn.amount, 0)) + coalesce(drawn.waiting, 0) as used
  from lender_application as application cross join lateral (
    select (coalesce(sum(loan.amount) filter (where loan.status in ('submitted', 'approved')), 0)
        + coalesce(sum(least(loan.amount, owed.amount)) filter (where loan.status = 'paid'), 0))::bigint as amount,
      (coalesce(sum(loan.amount) filter (where loan.status = 'opened' and invoice.status = 'unpaid'
        and invoice.payment_type = loan.lender), 0))::bigint as waiting
    from loan join invoice on invoice.id = loan.invoice_id
      left join lateral (select sum(instalment.amount)::bigint as amount from loan_instalment as instalment
        where instalment.loan_id = loan.id and instalment.paid_at is null) as owed on loan.status = 'paid'
    where loan.application_id = application.id and loan.status in ('opened', 'submitted', 'approved', 'paid')) as drawn;

-- The built-in lenders' loans.
create table lender_simulator_loan (
  nr bigint primary key generated always as identity,
  lender text not null references lender_simulator,
  reference text not null unique,
  application text not null,
  amount bigint not null,
  tenor integer not null,
  description text not null,
  arrived_at timestamptz not null,
  delivery text
);

create table lender_simulator_loan_event (
  nr bigint primary key generated always as identity,
  id text not null unique,
  loan_nr bigint not null references lender_simulator_loan,
  status text not null,
  at timestamptz not null,
  reason text,
  amount bigint,
  total bigint,
  repay_to text,
  instalment integer
);
create index lender_simulator_loan_event_loan on lender_simulator_loan_event (loan_nr, nr);

-- Money that a lender has paid and that is not in our bank yet.
insert into ledger_account (code, number, kind) values ('lenders', '1130', 'asset');
