-- The order that staff placed out of a company's purchase order.
alter table upo add column order_id uuid unique references sales_order;
