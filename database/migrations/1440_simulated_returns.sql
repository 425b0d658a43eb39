-- The bank's reference of money that the built-in lenders were sent back.
alter table lender_simulator_loan_return add column transfer text not null default '';
