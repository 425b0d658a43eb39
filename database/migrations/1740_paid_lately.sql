-- Whoever watches the shop asks every few seconds how many invoices were paid in the last hour.
create index invoice_event_paid on invoice_event (at desc) where to_status = 'paid';
