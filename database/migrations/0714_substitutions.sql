-- Other goods that staff propose for a part of an order that cannot be delivered, for the buyer to agree to.
create table order_substitution (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references sales_order on delete cascade,
  order_line_id uuid not null references sales_order_line on delete cascade,
  status text not null default 'open' check (status in ('open', 'accepted', 'refused', 'withdrawn')),
  -- copied, because an accepted line names the new goods, and the catalogue may change
  replaced_name text not null,
  replaced_unit text not null,
  replaced_quantity numeric(12, 3) not null check (replaced_quantity > 0),
  -- sen, PPN included: what that part cost, and what takes its place
  replaced_total bigint not null check (replaced_total >= 0),
  variant_id integer not null references variant,
  sku text not null,
  name text not null,
  picture text not null,
  unit text not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  unit_price bigint not null check (unit_price > 0),
  total bigint not null,
  note text,
  proposed_at timestamptz not null,
  proposed_by text not null,
  staff_id uuid references staff,
  expires_at timestamptz not null,
  decided_at timestamptz,
  check (total <= replaced_total),
  check ((status = 'open') = (decided_at is null))
);
create index order_substitution_order on order_substitution (order_id, proposed_at);
