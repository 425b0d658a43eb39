-- An order's proforma has one number, however often it is downloaded.
create table proforma_invoice (
  order_id uuid primary key references sales_order on delete cascade,
  number text not null unique,
  issued_at timestamptz not null
);
