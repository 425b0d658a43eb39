-- concurrently
-- Whoever watches the shop asks every few seconds how many invoices were paid in the last hour.
drop index concurrently if exists invoice_event_paid;
create index concurrently invoice_event_paid on invoice_event (at desc) where to_status = 'paid';
