-- What of a lender's money fitted no order (sen), and since when finance has booked what became of it.
alter table loan_event add column amount bigint, add column closed_at timestamptz;

update loan_event set amount = entry.amount
from ledger_transaction as posted join ledger_entry as entry on entry.transaction_id = posted.id
where loan_event.verdict = 'misfit' and posted.source_kind = 'loan_misfit' and posted.source_id = loan_event.event_id
  and entry.account = 'lenders';

create index loan_event_misfit on loan_event (loan_id) where amount is not null and closed_at is null;

-- What was closed until now was booked nowhere, so finance says once more what became of it.
update loan set misfit_done_at = null
where misfit is not null and exists (select from loan_event where loan_event.loan_id = loan.id and loan_event.amount is not null);
