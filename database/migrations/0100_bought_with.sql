-- Which orders a variant stands in: what is bought with it.
create index sales_order_line_variant on sales_order_line (variant_id, order_id);
