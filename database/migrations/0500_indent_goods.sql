-- Indent goods: what is not in stock is made by the factory after the order. Nothing is reserved for
-- `awaited` until it arrives; `lead_days` is what the buyer was told.
alter table sales_order_line
  add column awaited numeric(12, 3) not null default 0,
  add column lead_days integer not null default 0,
  add check (awaited >= 0 and awaited + shipped <= quantity);
create index sales_order_line_awaited on sales_order_line (variant_id, warehouse_id) where awaited > 0;
