-- Some companies pay only what their own purchase order covers: its file comes with the order.
alter table company add column requires_po_file boolean not null default false;

create table sales_order_po_file (
  order_id uuid primary key references sales_order,
  file_id uuid not null unique references stored_file
);
