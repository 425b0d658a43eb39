-- Money of an order that a lender has paid goes back to the lender, up to what its buyer still owes there.
alter table refund add column loan_id uuid references loan;
create index refund_loan on refund (loan_id) where loan_id is not null;

-- What the shop has taken off an instalment by sending money back; one that is taken off whole is settled.
alter table loan_instalment add column returned bigint not null default 0,
  add constraint loan_instalment_returned check (returned between 0 and amount);

-- A refund that a lender was sent, once it is taken off the amortisation table, and when the lender was told.
create table loan_return (
  refund_id uuid primary key references refund,
  loan_id uuid not null references loan,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  notified_at timestamptz
);
create index loan_return_loan on loan_return (loan_id);
create index loan_return_unnotified on loan_return (at) where notified_at is null;

create or replace view lender_limit_use as
  select application.id as application_id,
    greatest(application.used, coalesce(drawn.amount, 0)) + coalesce(drawn.waiting, 0) as used
  from lender_application as application cross join lateral (
    select (coalesce(sum(loan.amount) filter (where loan.status in ('submitted', 'approved')), 0)
        + coalesce(sum(least(loan.amount, owed.amount)) filter (where loan.status = 'paid'), 0))::bigint as amount,
      (coalesce(sum(loan.amount) filter (where loan.status = 'opened' and invoice.status = 'unpaid'
        and invoice.payment_type = loan.lender), 0))::bigint as waiting
    from loan join invoice on invoice.id = loan.invoice_id
      left join lateral (select sum(instalment.amount - instalment.returned)::bigint as amount from loan_instalment as instalment
        where instalment.loan_id = loan.id and instalment.paid_at is null) as owed on loan.status = 'paid'
    where loan.application_id = application.id and loan.status in ('opened', 'submitted', 'approved', 'paid')) as drawn;

-- What the built-in lenders were sent back, by the key that it was told with.
create table lender_simulator_loan_return (
  key text primary key,
  loan_nr bigint not null references lender_simulator_loan,
  amount bigint not null,
  at timestamptz not null
);
create index lender_simulator_loan_return_loan on lender_simulator_loan_return (loan_nr);
