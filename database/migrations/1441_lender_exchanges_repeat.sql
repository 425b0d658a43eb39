-- Lenders are asked every few minutes, and mostly answer what they answered before: that is one row with a count, so that a
-- trail stays readable and its table small.
alter table lender_exchange
  add column times integer not null default 1 check (times > 0),
  -- when it was said first; `at` is when it was said last
  add column first_at timestamptz;
update lender_exchange set first_at = at;
alter table lender_exchange alter column first_at set not null;

drop index lender_exchange_application, lender_exchange_lender, lender_exchange_loan;
create index lender_exchange_application on lender_exchange (application_id, at desc, nr desc);
create index lender_exchange_lender on lender_exchange (lender, at desc, nr desc);
create index lender_exchange_loan on lender_exchange (loan_id, at desc, nr desc) where loan_id is not null;

-- Lists of staff: by status, newest first.
create index lender_application_status on lender_application (status, nr desc);
create index loan_status on loan (status, nr desc);
