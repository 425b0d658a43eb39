-- Banks transfer whole rupiah. What an invoice or a bundle asks for is its amount, rounded up to them, and the unique
-- code: `computeTransferAmount` in SQL, in sen.
create function transfer_amount(amount bigint, unique_code integer) returns bigint
  language sql immutable parallel safe return (amount + 99) / 100 * 100 + unique_code * 100;

-- Two amounts that differed by sen ask for the same by now: the later one is recognised by its proof alone.
update invoice set unique_code = 0
where status in ('unpaid', 'proof_submitted', 'overdue') and payment_type = 'transfer' and unique_code > 0 and exists (
  select from invoice as other
  where other.status in ('unpaid', 'proof_submitted', 'overdue') and other.payment_type = 'transfer'
    and other.unique_code > 0 and (other.issued_at, other.id) < (invoice.issued_at, invoice.id)
    and transfer_amount(other.amount, other.unique_code) = transfer_amount(invoice.amount, invoice.unique_code));
drop index invoice_open_figure;
create unique index invoice_open_figure on invoice (transfer_amount(amount, unique_code))
  where status in ('unpaid', 'proof_submitted', 'overdue') and payment_type = 'transfer' and unique_code > 0;

update payment_bundle set unique_code = 0
where status = 'open' and method = 'transfer' and unique_code > 0 and exists (
  select from payment_bundle as other
  where other.status = 'open' and other.method = 'transfer' and other.unique_code > 0
    and (other.created_at, other.id) < (payment_bundle.created_at, payment_bundle.id)
    and transfer_amount(other.amount, other.unique_code)
      = transfer_amount(payment_bundle.amount, payment_bundle.unique_code));
drop index payment_bundle_open_figure;
create unique index payment_bundle_open_figure on payment_bundle (transfer_amount(amount, unique_code))
  where status = 'open' and method = 'transfer' and unique_code > 0;

-- An order is found by what its invoices ask for.
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
          || array_agg((transfer_amount(invoice.amount, invoice.unique_code) / 100)::text)
            filter (where invoice.status <> 'draft') as codes,
        string_agg(concat_ws(' ', invoice.number, (transfer_amount(invoice.amount, invoice.unique_code) / 100)::text), ' ')
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
select summarize_orders(array(select distinct order_id from invoice where amount % 100 <> 0));
