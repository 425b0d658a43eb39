-- Goods that a buyer gives back after their delivery.
create table order_return (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  order_id uuid not null references sales_order,
  account_id uuid not null references account,
  status text not null check (status in ('requested', 'approved', 'refused', 'received', 'credited')),
  note text,
  -- the bank account that the money goes to, in the buyer's words
  refund_to text not null,
  -- why staff refused it
  reason text,
  pickup_on date,
  received_on date,
  warehouse_id integer references warehouse,
  created_at timestamptz not null,
  -- since when it has its status
  updated_at timestamptz not null
);
create index order_return_order on order_return (order_id, created_at);
create index order_return_account on order_return (account_id);
create index order_return_queue on order_return (status, updated_at, id);

create table order_return_line (
  return_id uuid not null references order_return on delete cascade,
  order_line_id uuid not null references sales_order_line,
  position integer not null,
  reason text not null check (reason in ('damaged', 'wrong', 'different', 'surplus')),
  requested numeric(12, 3) not null check (requested > 0),
  approved numeric(12, 3) check (approved between 0 and requested),
  received numeric(12, 3) check (received between 0 and approved),
  -- the part of what was received that can be sold again
  restocked numeric(12, 3) check (restocked between 0 and received),
  primary key (return_id, order_line_id)
);
create index order_return_line_line on order_return_line (order_line_id);

create table order_return_picture (
  return_id uuid not null references order_return on delete cascade,
  position integer not null,
  file_id uuid not null unique references stored_file,
  primary key (return_id, position)
);

create table order_return_event (
  id bigint generated always as identity primary key,
  return_id uuid not null references order_return on delete cascade,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  actor text not null check (actor in ('buyer', 'staff', 'system')),
  actor_name text not null,
  note text
);
create index order_return_event_return on order_return_event (return_id, id);

-- What the shop gives back of an invoice. Sen, including PPN: goods + freight = total = tax_exclusive + tax.
create table credit_note (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  order_id uuid not null references sales_order,
  invoice_id uuid not null references invoice,
  account_id uuid not null references account,
  reason text not null,
  goods bigint not null check (goods >= 0),
  freight bigint not null check (freight >= 0),
  total bigint not null check (total > 0),
  tax_exclusive bigint not null,
  tax bigint not null,
  -- the bank's number of the transfer that paid it
  reference text not null,
  issued_at timestamptz not null,
  issued_by text not null,
  check (goods + freight = total),
  check (tax_exclusive + tax = total)
);
create index credit_note_order on credit_note (order_id, issued_at);
create index credit_note_invoice on credit_note (invoice_id);
create index credit_note_account on credit_note (account_id);

create table credit_note_line (
  credit_note_id uuid not null references credit_note on delete cascade,
  order_line_id uuid not null references sales_order_line,
  quantity numeric(12, 3) not null check (quantity > 0),
  total bigint not null check (total >= 0),
  tax bigint not null check (tax >= 0),
  primary key (credit_note_id, order_line_id)
);
create index credit_note_line_line on credit_note_line (order_line_id);

alter table order_return add column credit_note_id uuid unique references credit_note;

-- Returned goods that can be sold again come back into stock.
alter table stock_move drop constraint stock_move_kind_check;
alter table stock_move add constraint stock_move_kind_check
  check (kind in ('receipt', 'adjustment', 'delivery', 'transfer', 'return'));
