-- Who works on an order, what staff mark it with, and what they write for one another about it.
alter table sales_order
  add column assignee_id uuid references staff,
  add column tags text[] not null default '{}';

create table sales_order_note (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references sales_order,
  at timestamptz not null,
  staff_id uuid references staff,
  author text not null,
  text text not null
);
create index sales_order_note_order on sales_order_note (order_id, at, id);

-- The filters of the order list that a member of staff keeps under a name.
create table staff_order_filter (
  staff_id uuid not null references staff,
  name text not null,
  -- as the address of the list states it
  query text not null,
  saved_at timestamptz not null,
  primary key (staff_id, name)
);

-- What staff filter, sort and search orders by, once an order. Worked out from lines, deliveries, invoices and
-- people it took seconds. Writers only note the orders that they touched, without waiting for one another; who
-- reads the list first works out what was noted (as 0591 does for products).
create table order_summary (
  order_id uuid primary key references sales_order on delete cascade,
  account_id uuid not null,
  number text not null,
  status text not null,
  placed_at timestamptz not null,
  total bigint not null,
  payment_type text not null,
  -- of the newest invoice; `none` without one
  payment_status text not null,
  delivery_day date not null,
  -- codes, sorted
  warehouses text[] not null,
  assignee_id uuid,
  tags text[] not null,
  -- in small letters, and numbers also without what people write between digits
  search text not null
);
create index order_summary_newest on order_summary (placed_at desc, order_id desc);
create index order_summary_due_day on order_summary (delivery_day, order_id);
create index order_summary_total on order_summary (total, order_id);
create index order_summary_status on order_summary (status, placed_at desc, order_id desc);
create index order_summary_status_day on order_summary (status, delivery_day, order_id);
create index order_summary_payment on order_summary (payment_status, placed_at desc, order_id desc);
create index order_summary_account on order_summary (account_id, placed_at desc, order_id desc);
create index order_summary_assignee on order_summary (assignee_id, placed_at desc, order_id desc)
  where assignee_id is not null;
create index order_summary_tags on order_summary using gin (tags) where tags <> '{}';
create index order_summary_search on order_summary using gin (search gin_trgm_ops);
-- Few combinations of these exist: without knowing that, a plan looks for unpaid ones among all completed ones.
create statistics order_summary_states (mcv, dependencies) on status, payment_status, payment_type from order_summary;

-- No key: an order may be noted many times, and nobody waits for another who notes it.
create table order_summary_due (order_id uuid not null);

create function summarize_orders(ids uuid[]) returns void language sql as $$
  insert into order_summary
  select o.id, o.account_id, o.number, o.status, o.placed_at, o.total, o.payment_type,
    coalesce(nullif(bill.status, 'draft'), 'none'), (o.delivery ->> 'date')::date, goods.warehouses, o.assignee_id, o.tags,
    lower(concat_ws(' ', o.number, coalesce(o.buyer_name, account.name), company.name, o.po_number,
      o.recipient, case when account.status <> 'closed' then concat_ws(' ', account.email,
        account.phone, '0' || regexp_replace(account.phone, '^\+?62|\D', '', 'g'),
        o.ship_to ->> 'phone', '0' || regexp_replace(o.ship_to ->> 'phone', '^\+?62|\D', '', 'g'),
        o.delivery ->> 'contactName', o.delivery ->> 'contactPhone',
        '0' || regexp_replace(o.delivery ->> 'contactPhone', '^\+?62|\D', '', 'g')) end,
      bill.search, drives.search, (o.total / 100)::text, array_to_string(o.tags, ' '), goods.search))
  from sales_order as o
    join account on account.id = o.account_id
    left join company on company.id = o.company_id
    cross join lateral (
      select coalesce(array_agg(distinct warehouse.code order by warehouse.code), '{}') as warehouses,
        string_agg(concat_ws(' ', line.sku, line.product_name, line.variant_name), ' ' order by line.position) as search
      from sales_order_line as line join warehouse on warehouse.id = line.warehouse_id
      where line.order_id = o.id) as goods
    left join lateral (
      select invoice.status, concat_ws(' ', invoice.number, ((invoice.amount + invoice.unique_code * 100) / 100)::text) as search
      from invoice where invoice.order_id = o.id order by issued_at desc, invoice.number desc limit 1) as bill on true
    cross join lateral (
      select string_agg(concat_ws(' ', number, plate, replace(plate, ' ', ''), driver), ' ') as search
      from delivery_order where order_id = o.id) as drives
  where o.id = any(ids)
  order by o.id
  on conflict (order_id) do update set status = excluded.status, total = excluded.total,
    payment_type = excluded.payment_type, payment_status = excluded.payment_status,
    delivery_day = excluded.delivery_day, warehouses = excluded.warehouses, assignee_id = excluded.assignee_id,
    tags = excluded.tags, search = excluded.search
$$;

create function note_orders_to_summarize() returns trigger language plpgsql as $$
begin
  insert into order_summary_due select id from changed;
  return null;
end $$;
create function note_order_parts_to_summarize() returns trigger language plpgsql as $$
begin
  insert into order_summary_due select distinct order_id from changed;
  return null;
end $$;
create trigger sales_order_summarize_insert after insert on sales_order
  referencing new table as changed for each statement execute function note_orders_to_summarize();
create trigger sales_order_summarize_update after update on sales_order
  referencing new table as changed for each statement execute function note_orders_to_summarize();
create trigger sales_order_line_summarize_update after update on sales_order_line
  referencing new table as changed for each statement execute function note_order_parts_to_summarize();
create trigger sales_order_line_summarize_delete after delete on sales_order_line
  referencing old table as changed for each statement execute function note_order_parts_to_summarize();
create trigger invoice_summarize_update after update on invoice
  referencing new table as changed for each statement execute function note_order_parts_to_summarize();
create trigger delivery_order_summarize_insert after insert on delivery_order
  referencing new table as changed for each statement execute function note_order_parts_to_summarize();
create trigger delivery_order_summarize_update after update on delivery_order
  referencing new table as changed for each statement execute function note_order_parts_to_summarize();
create trigger delivery_order_summarize_delete after delete on delivery_order
  referencing old table as changed for each statement execute function note_order_parts_to_summarize();

-- A person's name and numbers are replaced at once: a closed account must leave nothing behind.
create function summarize_orders_of_account() returns trigger language plpgsql as $$
begin
  perform summarize_orders(array(select id from sales_order where account_id = new.id));
  return null;
end $$;
create trigger account_summarize_update after update on account for each row
  when ((old.name, old.email, old.phone, old.status) is distinct from (new.name, new.email, new.phone, new.status))
  execute function summarize_orders_of_account();
create function note_orders_of_company() returns trigger language plpgsql as $$
begin
  insert into order_summary_due select id from sales_order where company_id = new.id;
  return null;
end $$;
create trigger company_summarize_update after update on company for each row
  when (old.name is distinct from new.name) execute function note_orders_of_company();

select summarize_orders(array(select id from sales_order));

-- What waits for staff, among many orders that do not: money to send back, drives that are not over.
create index order_summary_refund on order_summary (order_id) where status = 'cancelled' and payment_status = 'paid';
create index delivery_order_underway on delivery_order (status, shipped_at) where status in ('prepared', 'on_the_way');
