-- Goods that the buyer fetches have no vehicle and no driver of ours: their delivery order says so.
alter table delivery_order add column is_pickup boolean not null default false;

update delivery_order set is_pickup = true
where id in (
  select part.delivery_order_id
  from delivery_order_line part
  join sales_order_line line on line.id = part.order_line_id
  where line.is_pickup);
