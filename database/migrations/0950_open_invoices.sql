-- What is owed, by its due day: what becomes overdue next, and what finance looks after.
create index invoice_open on invoice (due_at, number)
  where status in ('awaiting_approval', 'unpaid', 'proof_submitted', 'overdue');
drop index invoice_due;
