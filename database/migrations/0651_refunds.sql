-- An order that was cancelled after it was paid: the money goes back, and finance writes down that it did.
alter table invoice
  add column refunded_at timestamptz,
  add column refunded_by text,
  -- of the transfer, as the bank names it
  add column refund_reference text;
