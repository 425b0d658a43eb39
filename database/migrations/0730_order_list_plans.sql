-- The lists of a million orders are counted and read from indexes alone: with the columns of every filter in them, rows
-- that a filter leaves out are never fetched. Readers work the summaries out, so placing an order does not wait for these.
drop index order_summary_newest, order_summary_due_day, order_summary_total, order_summary_status, order_summary_account,
  order_summary_payment, order_summary_tags;
create index order_summary_newest on order_summary (placed_at desc, order_id desc)
  include (status, payment_status, delivery_day, assignee_id, account_id, warehouses, tags);
create index order_summary_due_day on order_summary (delivery_day, order_id)
  include (status, payment_status, placed_at, assignee_id, account_id, warehouses, tags);
create index order_summary_total on order_summary (total, order_id)
  include (status, payment_status, placed_at, delivery_day, assignee_id, account_id, warehouses, tags);
create index order_summary_status on order_summary (status, placed_at desc, order_id desc)
  include (payment_status, delivery_day, total, assignee_id, account_id, warehouses, tags);
create index order_summary_payment on order_summary (payment_status, status, placed_at desc, order_id desc)
  include (delivery_day, total, assignee_id, account_id, warehouses, tags);
create index order_summary_account on order_summary (account_id, placed_at desc, order_id desc)
  include (status, payment_status, delivery_day, total, assignee_id, warehouses, tags);
-- Of all orders: a condition for those with tags would count twice in the plan's estimate.
create index order_summary_tags on order_summary using gin (tags);
-- Warehouses that few orders come from.
create index order_summary_warehouses on order_summary using gin (warehouses);
-- The orders that were tagged last.
create index order_summary_tagged on order_summary (placed_at desc) include (tags) where tags <> '{}';
-- How long before its delivery an order was placed, at least and at most: so that days of delivery also say where
-- to look in the order of placing, and the other way round.
create index order_summary_lead on order_summary ((delivery_day - (placed_at at time zone 'Asia/Jakarta')::date));

-- Whole numbers of every kind, as somebody copies them from a document, a telephone or a statement of account: one
-- look-up, where the triples of letters of ten digits are in many orders.
alter table order_summary add column codes text[] not null default '{}';
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
      (o.total / 100)::text, bill.number, bill.amount] || goods.skus || drives.codes
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
      select invoice.status, invoice.number, ((invoice.amount + invoice.unique_code * 100) / 100)::text as amount,
        concat_ws(' ', invoice.number, ((invoice.amount + invoice.unique_code * 100) / 100)::text) as search
      from invoice where invoice.order_id = o.id order by issued_at desc, invoice.number desc limit 1) as bill on true
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

-- Made again at once rather than row by row.
drop index order_summary_search;
select summarize_orders(array(select id from sales_order));
create index order_summary_search on order_summary using gin (search gin_trgm_ops);
create index order_summary_codes on order_summary using gin (codes);
