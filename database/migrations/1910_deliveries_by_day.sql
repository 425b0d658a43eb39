-- concurrently
-- Deliveries by the day they drive on: the planned one, or that of their departure where they leave before.
drop index concurrently if exists delivery_order_drives_on;
create index concurrently delivery_order_drives_on on delivery_order
  (least(planned_for, (shipped_at at time zone 'Asia/Jakarta')::date));
