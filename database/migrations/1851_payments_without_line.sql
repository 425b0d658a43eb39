-- concurrently
-- Payments by hand that no line of a bank account has joined, by when they were confirmed.
drop index concurrently if exists payment_confirmation_alone;
create index concurrently payment_confirmation_alone on payment_confirmation (confirmed_at)
  where bank_line_id is null and undone_at is null;
