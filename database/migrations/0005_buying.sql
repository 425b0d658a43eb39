create table cart (
  id uuid primary key default gen_random_uuid(),
  account_id uuid unique references account,
  visitor_hash bytea unique,
  updated_at timestamptz not null,
  check (num_nonnulls(account_id, visitor_hash) = 1)
);
create table cart_line (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart on delete cascade,
  variant_id integer not null references variant,
  quantity numeric(12, 3) not null check (quantity > 0),
  added_at timestamptz not null,
  constraint cart_line_variant unique (cart_id, variant_id)
);

create table sales_order (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  account_id uuid not null references account,
  company_id uuid references company,
  status text not null check (status in ('awaiting_approval', 'awaiting_payment', 'awaiting_confirmation',
    'processing', 'partly_shipped', 'shipped', 'delivered', 'completed', 'cancelled')),
  placed_at timestamptz not null,
  expires_at timestamptz,
  payment_type text not null,
  -- sen; prices include PPN, so goods + freight = total = tax_exclusive + tax
  goods_total bigint not null,
  freight_total bigint not null,
  total bigint not null check (total > 0),
  tax_exclusive bigint not null,
  tax_base bigint not null,
  tax bigint not null,
  weight_kg numeric(14, 3) not null,
  volume_m3 numeric(14, 6) not null,
  -- as they stood when the order was placed
  ship_to jsonb not null,
  delivery jsonb not null,
  city_id text not null references city,
  recipient text not null,
  po_number text,
  note text,
  check (goods_total + freight_total = total),
  check (tax_exclusive + tax = total)
);
create index sales_order_account on sales_order (account_id, placed_at desc);
create index sales_order_status on sales_order (status, placed_at desc);
create index sales_order_placed on sales_order (placed_at desc);

create table sales_order_line (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references sales_order,
  position integer not null,
  variant_id integer not null references variant,
  warehouse_id integer not null references warehouse,
  sku text not null,
  product_name text not null,
  variant_name text not null,
  product_slug text not null,
  picture text not null,
  unit text not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  list_price bigint not null,
  discount numeric(5, 2) not null default 0,
  unit_price bigint not null,
  total bigint not null,
  tax_exclusive bigint not null,
  tax bigint not null,
  weight_kg numeric(14, 3) not null,
  volume_m3 numeric(14, 6) not null,
  shipped numeric(12, 3) not null default 0 check (shipped >= 0 and shipped <= quantity),
  unique (order_id, position)
);

create table sales_order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references sales_order,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('buyer', 'staff', 'system')),
  actor_name text not null,
  note text
);
create index sales_order_event_order on sales_order_event (order_id, id);

create table delivery_order (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  order_id uuid not null references sales_order,
  status text not null check (status in ('prepared', 'on_the_way', 'received', 'returned')),
  warehouse_id integer not null references warehouse,
  vehicle text not null,
  plate text not null,
  driver text not null,
  driver_phone text not null,
  shipped_at timestamptz not null,
  received_at timestamptz,
  received_by text,
  note text
);
create index delivery_order_order on delivery_order (order_id);
create table delivery_order_line (
  delivery_order_id uuid not null references delivery_order,
  order_line_id uuid not null references sales_order_line,
  quantity numeric(12, 3) not null check (quantity > 0),
  primary key (delivery_order_id, order_line_id)
);

create table invoice (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  order_id uuid not null references sales_order,
  account_id uuid not null references account,
  status text not null check (status in ('draft', 'awaiting_approval', 'unpaid', 'proof_submitted', 'paid',
    'overdue', 'void')),
  payment_type text not null,
  amount bigint not null check (amount > 0),
  -- whole rupiah from 1 to 999 that tell one transfer from another; amount + code is what to send
  unique_code integer not null check (unique_code between 0 and 999),
  issued_at timestamptz not null,
  due_at timestamptz not null,
  proof_file_id uuid references stored_file,
  proof_sent_at timestamptz,
  proof_note text,
  refusal_reason text,
  paid_at timestamptz
);
create index invoice_order on invoice (order_id);
create index invoice_account on invoice (account_id, issued_at desc);
-- No two open transfers ask for the same figure.
create unique index invoice_open_figure on invoice ((amount + unique_code * 100))
  where status in ('unpaid', 'proof_submitted') and payment_type = 'transfer';

create table invoice_event (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references invoice,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('buyer', 'staff', 'system')),
  actor_name text not null,
  note text
);
create index invoice_event_invoice on invoice_event (invoice_id, id);
