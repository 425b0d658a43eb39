-- A company's invoices are searched by the numbers of its orders, and a change of its name concerns all of them.
create index sales_order_company on sales_order (company_id) where company_id is not null;
