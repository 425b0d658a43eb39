-- Whether a credit note was taken off what its invoice still asked for. The others are paid back.
alter table credit_note add column off_invoice boolean not null default false;

-- Credit notes may take off all of an invoice: then it is settled without money.
alter table invoice
  drop constraint invoice_amount_check, add check (amount >= 0),
  drop constraint invoice_received_check, add check (received >= 0);
