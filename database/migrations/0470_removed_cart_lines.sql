-- A removed cart line, until it comes back as it was (its place among the others included) or is forgotten.
create table removed_cart_line (
  id uuid primary key,
  cart_id uuid not null references cart on delete cascade,
  variant_id integer not null references variant,
  quantity numeric(12, 3) not null check (quantity > 0),
  added_at timestamptz not null,
  removed_at timestamptz not null
);
create index removed_cart_line_cart on removed_cart_line (cart_id);
create index removed_cart_line_variant on removed_cart_line (variant_id);
