-- What is drawn on each application and waits for its code, in one pass for a report of all of them; where an application is
-- given, PostgreSQL looks only at its own loans. Instalments and invoices are read only of the loans whose state asks for them.
create view lender_limit_drawn as
  select loan.application_id,
    coalesce(sum(case
      when loan.status in ('submitted', 'approved') then loan.amount
      when loan.status = 'paid' then least(loan.amount, (
        select sum(instalment.amount - instalment.returned)::bigint from loan_instalment as instalment
        where instalment.loan_id = loan.id and instalment.paid_at is null))
    end), 0)::bigint as amount,
    coalesce(sum(case when loan.status = 'opened' and exists (
      select from invoice
      where invoice.id = loan.invoice_id and invoice.status = 'unpaid' and invoice.payment_type = loan.lender
    ) then loan.amount end), 0)::bigint as waiting
  from loan
  where loan.status in ('opened', 'submitted', 'approved', 'paid')
  group by loan.application_id;

-- What is used of an open limit: what the lender says, or what was drawn here where that is more because the lender has
-- not counted it yet; and what orders wait for a code with.
create function sum_limit_use(reported bigint, drawn bigint, waiting bigint) returns bigint
  language sql immutable as 'select greatest(reported, coalesce(drawn, 0)) + coalesce(waiting, 0)';

create or replace view lender_limit_use as
  select application.id as application_id,
    sum_limit_use(application.used, drawn.amount, drawn.waiting) as used
  from lender_application as application cross join lateral (
    select sum(amount)::bigint as amount, sum(waiting)::bigint as waiting
    from lender_limit_drawn where application_id = application.id) as drawn;
