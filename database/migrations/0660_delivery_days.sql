-- A partial shipment drives on its own day, which need not be the day that was agreed for the order.
alter table delivery_order add column planned_for date;
update delivery_order set planned_for = (sales_order.delivery ->> 'date')::date
  from sales_order where sales_order.id = delivery_order.order_id;
alter table delivery_order alter column planned_for set not null;
create index delivery_order_open on delivery_order (planned_for, driver_phone)
  where status in ('prepared', 'on_the_way');
