-- The company that the order was placed for: its owners and approvers read the invoice, too.
alter table invoice add column company_id uuid references company;
update invoice set company_id = sales_order.company_id
  from sales_order where sales_order.id = invoice.order_id and sales_order.company_id is not null;

-- When it became overdue for the first time; late fees are counted only from then on.
alter table invoice add column overdue_at timestamptz;

-- Lists are read newest first, whole or by status, and what is owed by its due date, without the rows themselves.
drop index invoice_account;
create index invoice_account on invoice (account_id, issued_at desc, number desc) include (id, company_id);
create index invoice_account_status on invoice (account_id, status, issued_at desc, number desc)
  include (id, company_id, due_at, amount);
create index invoice_company on invoice (company_id, issued_at desc, number desc) include (id)
  where company_id is not null;
create index invoice_company_status on invoice (company_id, status, issued_at desc, number desc)
  include (id, due_at, amount) where company_id is not null;

-- What becomes overdue next.
create index invoice_due on invoice (due_at) where status = 'unpaid';
