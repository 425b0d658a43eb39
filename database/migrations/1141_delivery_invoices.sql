-- Whether a company has each delivery invoiced for itself, or the whole order at once. It counts for orders on credit terms.
alter table company add column invoices_deliveries boolean not null default false;
alter table sales_order add column invoices_deliveries boolean not null default false;

-- An invoice of one delivery has its own lines and amounts (sen); that of a whole order has the order's. What an order
-- has not been invoiced for yet is its draft invoice, which has the order's number; its amount becomes less with each
-- delivery, down to nothing.
alter table invoice
  add column delivery_id uuid references delivery_order,
  add column goods_total bigint,
  add column freight_total bigint,
  add column tax_exclusive bigint,
  add column tax_base bigint,
  add column tax bigint,
  add check ((delivery_id is null) = (goods_total is null) and (delivery_id is null) = (freight_total is null)
    and (delivery_id is null) = (tax_exclusive is null) and (delivery_id is null) = (tax_base is null)
    and (delivery_id is null) = (tax is null)),
  add check (goods_total + freight_total = tax_exclusive + tax);
create unique index invoice_delivery on invoice (delivery_id) where delivery_id is not null and status <> 'void';

create table invoice_line (
  invoice_id uuid not null references invoice,
  order_line_id uuid not null references sales_order_line,
  quantity numeric(12, 3) not null check (quantity > 0),
  total bigint not null,
  tax_exclusive bigint not null,
  tax_base bigint not null,
  tax bigint not null,
  primary key (invoice_id, order_line_id),
  check (total = tax_exclusive + tax)
);
create index invoice_line_order_line on invoice_line (order_line_id);

-- The lines of every invoice, whatever it is for.
create view invoiced_line as
  select invoice.id as invoice_id, line.id as order_line_id, line.quantity, line.total, line.tax_exclusive,
    line.tax_base, line.tax
  from invoice join sales_order_line as line on line.order_id = invoice.order_id where invoice.delivery_id is null
  union all
  select invoice_id, order_line_id, quantity, total, tax_exclusive, tax_base, tax from invoice_line;

-- What every invoice is made of, before credit notes and late fees (sen).
create view invoiced_amount as
  select invoice.id as invoice_id, coalesce(invoice.goods_total, o.goods_total) as goods_total,
    coalesce(invoice.freight_total, o.freight_total) as freight_total,
    coalesce(invoice.tax_exclusive, o.tax_exclusive) as tax_exclusive,
    coalesce(invoice.tax_base, o.tax_base) as tax_base, coalesce(invoice.tax, o.tax) as tax,
    (select coalesce(sum(line.tax), 0) from invoiced_line as line where line.invoice_id = invoice.id) as goods_tax
  from invoice join sales_order as o on o.id = invoice.order_id;

-- The invoice of an order that is looked after first: what is checked, what its buyer is paying, what else is owed, then
-- what is not invoiced yet.
create function find_invoice_rank(invoice) returns integer language sql immutable as $$
  select case $1.status when 'proof_submitted' then 1
    when 'overdue' then case when $1.payment_type = 'tempo' then 3 else 2 end
    when 'unpaid' then case when $1.payment_type = 'tempo' then 4 else 2 end
    when 'awaiting_approval' then 4 when 'draft' then case when $1.amount > 0 then 5 else 8 end when 'paid' then 6 else 7 end
$$;

drop index invoice_on_terms;
create index invoice_on_terms on invoice (company_id, due_at) include (amount)
  where terms_days is not null and status in ('draft', 'unpaid', 'proof_submitted', 'overdue');

-- PPN of a delivery's invoice is due when its goods leave; a draft is no sale yet.
create function find_day_goods_left(invoice) returns date language sql stable as $$
  select case when $1.delivery_id is null then find_day_goods_left($1.order_id)
    else (select (shipped_at at time zone 'Asia/Jakarta')::date from delivery_order where id = $1.delivery_id) end
$$;

create or replace function keep_invoice_tax() returns trigger language plpgsql as $$
begin
  insert into invoice_tax (invoice_id, buyer_id_kind, buyer_id_number, buyer_name, buyer_address, is_business, taxed_on)
  select fresh.id,
    coalesce(entered.kind, case when company.npwp ~ '^\d{16}$' then 'npwp' else 'none' end),
    coalesce(entered.id_number, case when company.npwp ~ '^\d{16}$' then company.npwp end),
    coalesce(entered.name, company.name, account.name),
    coalesce(entered.address, concat_ws(', ', nullif(company.street, ''), city.name, company.postal_code)),
    company.id is not null,
    coalesce((fresh.paid_at at time zone 'Asia/Jakarta')::date,
      (delivery.shipped_at at time zone 'Asia/Jakarta')::date)
  from fresh
  join account on account.id = fresh.account_id
  left join delivery_order as delivery on delivery.id = fresh.delivery_id
  left join company on company.id = fresh.company_id
  left join city on city.id = company.city_id
  left join lateral (
    select * from tax_identity where company_id = fresh.company_id
    union all select * from tax_identity where account_id = fresh.account_id and fresh.company_id is null
  ) as entered on true;
  return null;
end $$;

create or replace function note_tax_of_order() returns trigger language plpgsql as $$
declare day date = (new.at at time zone 'Asia/Jakarta')::date;
begin
  if new.to_status = 'cancelled' then
    update invoice_tax set cancelled_on = day from invoice
    where invoice.id = invoice_tax.invoice_id and invoice.order_id = new.order_id
      and taxed_on is not null and cancelled_on is null;
  elsif new.to_status = 'processing' then
    -- Staff took the departure back within minutes: nothing has left, and nothing is paid.
    update invoice_tax set taxed_on = null from invoice
    where invoice.id = invoice_tax.invoice_id and invoice.order_id = new.order_id
      and invoice.delivery_id is null and invoice.paid_at is null and exported_revision is null;
  else
    update invoice_tax set taxed_on = day from invoice
    where invoice.id = invoice_tax.invoice_id and invoice.order_id = new.order_id
      and invoice.delivery_id is null and invoice.status not in ('void', 'draft') and taxed_on is null;
  end if;
  return null;
end $$;

create or replace function note_tax_of_undone_payment() returns trigger language plpgsql as $$
begin
  update invoice_tax set taxed_on = find_day_goods_left(new) where invoice_id = new.id;
  return null;
end $$;

-- An order is found by all of its invoices, and has the status of the one that is looked after first.
create or replace function summarize_orders(ids uuid[]) returns void language sql as $$
  insert into order_summary (order_id, account_id, number, status, placed_at, total, payment_type, payment_status,
    delivery_day, warehouses, assignee_id, tags, search, codes)
  select o.id, o.account_id, o.number, o.status, o.placed_at, o.total, o.payment_type,
    coalesce(nullif(bill.status, 'draft'), 'none'), (o.delivery ->> 'date')::date, goods.warehouses, o.assignee_id, o.tags,
    lower(concat_ws(' ', o.number, coalesce(o.buyer_name, account.name), company.name, o.po_number,
      o.recipient, case when account.status <> 'closed' then concat_ws(' ', account.email,
        account.phone, '0' || regexp_replace(account.phone, '^\+?62|\D', '', 'g'),
        o.ship_to ->> 'phone', '0' || regexp_replace(o.ship_to ->> 'phone', '^\+?62|\D', '', 'g'),
        o.delivery ->> 'contactName', o.delivery ->> 'contactPhone',
        '0' || regexp_replace(o.delivery ->> 'contactPhone', '^\+?62|\D', '', 'g')) end,
      bill.search, drives.search, (o.total / 100)::text, array_to_string(o.tags, ' '), goods.search)),
    array(select distinct lower(code) from unnest(array[o.number, substring(o.number from '[^/]+$'), o.po_number,
      (o.total / 100)::text] || bill.codes || goods.skus || drives.codes
      || case when account.status <> 'closed' then array[
        '0' || regexp_replace(account.phone, '^\+?62|\D', '', 'g'),
        '0' || regexp_replace(o.ship_to ->> 'phone', '^\+?62|\D', '', 'g'),
        '0' || regexp_replace(o.delivery ->> 'contactPhone', '^\+?62|\D', '', 'g')] end) as code where code <> '')
  from sales_order as o
    join account on account.id = o.account_id
    left join company on company.id = o.company_id
    cross join lateral (
      select coalesce(array_agg(distinct warehouse.code order by warehouse.code), '{}') as warehouses,
        string_agg(concat_ws(' ', line.sku, line.product_name, line.variant_name), ' ' order by line.position) as search,
        array_agg(distinct line.sku) as skus
      from sales_order_line as line join warehouse on warehouse.id = line.warehouse_id
      where line.order_id = o.id) as goods
    left join lateral (
      select (array_agg(invoice.status order by find_invoice_rank(invoice), issued_at desc, invoice.number desc))[1] as status,
        array_agg(invoice.number) filter (where invoice.status <> 'draft')
          || array_agg(((invoice.amount + invoice.unique_code * 100) / 100)::text)
            filter (where invoice.status <> 'draft') as codes,
        string_agg(concat_ws(' ', invoice.number, ((invoice.amount + invoice.unique_code * 100) / 100)::text), ' ')
          filter (where invoice.status <> 'draft') as search
      from invoice where invoice.order_id = o.id) as bill on true
    cross join lateral (
      select string_agg(concat_ws(' ', number, plate, replace(plate, ' ', ''), driver), ' ') as search,
        array_agg(number) || array_agg(replace(plate, ' ', '')) as codes
      from delivery_order where order_id = o.id) as drives
  where o.id = any(ids)
  order by o.id
  on conflict (order_id) do update set status = excluded.status, total = excluded.total,
    payment_type = excluded.payment_type, payment_status = excluded.payment_status,
    delivery_day = excluded.delivery_day, warehouses = excluded.warehouses, assignee_id = excluded.assignee_id,
    tags = excluded.tags, search = excluded.search,
    codes = excluded.codes
$$;
