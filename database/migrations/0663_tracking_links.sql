-- A link that shows one delivery to whoever waits for it, without an account.
create table tracking_link (
  token_hash bytea primary key,
  delivery_order_id uuid not null references delivery_order on delete cascade,
  expires_at timestamptz not null
);
create index tracking_link_delivery on tracking_link (delivery_order_id);
