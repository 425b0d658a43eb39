-- Where and when goods are picked up, as a buyer reads it.
alter table warehouse
  add column address text not null default '',
  add column opening_hours text not null default '';

-- A buyer picks this line up at its warehouse, although other lines of the order may be delivered.
alter table sales_order_line add column is_pickup boolean not null default false;
update sales_order_line as line set is_pickup = true
from sales_order as o where o.id = line.order_id and o.delivery ->> 'method' = 'pickup';
