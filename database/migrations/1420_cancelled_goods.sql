-- What of an order's line is not delivered any more. What of it was not invoiced either is never invoiced (sen); goods that
-- were invoiced are credited.
alter table sales_order_line
  add column cancelled numeric(12, 3) not null default 0,
  add column cancelled_total bigint not null default 0,
  add column cancelled_base bigint not null default 0,
  add column cancelled_tax bigint not null default 0,
  add check (cancelled >= 0 and awaited + shipped + cancelled <= quantity);

alter table refund drop constraint refund_cause_check;
alter table refund add check (cause in ('cancelled', 'returned', 'undelivered', 'overpaid'));
