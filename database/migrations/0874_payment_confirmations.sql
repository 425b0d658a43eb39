-- A transfer that finance took for an invoice, and how things were before it: for ten minutes it can be taken back.
create table payment_confirmation (
  id uuid primary key default gen_random_uuid(),
  nr bigint generated always as identity unique,
  invoice_id uuid not null references invoice,
  confirmed_at timestamptz not null,
  -- the money on the bank account that it was matched with, where that is known; it is taken back there
  bank_line_id bigint references bank_line,
  invoice_status text not null check (invoice_status in ('unpaid', 'proof_submitted', 'overdue')),
  -- of the proof that was sent back before
  refusal_reason text,
  order_status text not null,
  order_expires_at timestamptz,
  undone_at timestamptz
);
create index payment_confirmation_invoice on payment_confirmation (invoice_id, nr desc);
create index payment_confirmation_bank_line on payment_confirmation (bank_line_id) where bank_line_id is not null;
