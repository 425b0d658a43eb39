-- How much of an order's line stands in deliveries is asked by line.
create index delivery_order_line_line on delivery_order_line (order_line_id);
