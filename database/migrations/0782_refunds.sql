-- Money that goes back to a buyer: of an order that was cancelled after it was paid, of goods that came back, or
-- of a payment that was too much.
create table refund (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references sales_order,
  invoice_id uuid not null references invoice,
  account_id uuid not null references account,
  cause text not null check (cause in ('cancelled', 'returned', 'overpaid')),
  credit_note_id uuid references credit_note,
  amount bigint not null check (amount > 0),
  -- through the gateway: the payment that it is sent back of
  payment_id uuid references payment,
  status text not null
    check (status in ('awaiting_account', 'ready', 'awaiting_approval', 'approved', 'sending', 'paid')),
  -- the bank account that the money goes to, in the buyer's words
  destination text,
  -- what staff asked the buyer to correct about it
  question text,
  prepared_by uuid references staff,
  preparer text,
  approver text,
  paid_at timestamptz,
  -- of the transfer, as the bank or the gateway names it
  reference text,
  created_at timestamptz not null,
  -- since when it has its status
  updated_at timestamptz not null,
  check ((status = 'paid') = (paid_at is not null and reference is not null))
);
create index refund_order on refund (order_id, created_at);
create index refund_invoice on refund (invoice_id);
create index refund_account on refund (account_id);
create index refund_credit_note on refund (credit_note_id);
create index refund_queue on refund (status, updated_at, id);

create table refund_event (
  id bigint generated always as identity primary key,
  refund_id uuid not null references refund on delete cascade,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  actor text not null check (actor in ('buyer', 'staff', 'system')),
  actor_name text not null,
  note text
);
create index refund_event_refund on refund_event (refund_id, id);

insert into refund (order_id, invoice_id, account_id, cause, amount, status, paid_at, reference, created_at, updated_at)
  select invoice.order_id, invoice.id, invoice.account_id, 'cancelled', invoice.received,
    case when refunded_at is null then 'awaiting_account' else 'paid' end, refunded_at,
    case when refunded_at is not null then coalesce(refund_reference, '-') end,
    coalesce(paid_at, issued_at), coalesce(refunded_at, paid_at, issued_at)
  from invoice join sales_order as o on o.id = invoice.order_id
  where o.status = 'cancelled' and invoice.status = 'paid';
-- The columns `refunded_…` of invoice stay for what the ledger books of that time; nothing writes them any more.

-- A credit note is issued before its money goes back; the refund has the reference.
insert into refund (order_id, invoice_id, account_id, cause, credit_note_id, amount, status, paid_at, reference, created_at, updated_at)
  select order_id, invoice_id, account_id, 'returned', id, total, 'paid', issued_at, reference, issued_at, issued_at
  from credit_note;
alter table credit_note drop column reference;
insert into refund_event (refund_id, to_status, at, actor, actor_name)
  select id, status, updated_at, 'system', 'Sistem' from refund;
