-- What staff sort and count products by, once a product: its lowest retail price, its free stock and what makes it
-- a draft. Worked out from all variants, prices and stock it took seconds. Writers only note the products that
-- they touched, without waiting for one another; who reads the summary first works out what was noted.
create table product_summary (
  product_id integer primary key references product on delete cascade,
  active boolean not null,
  has_variants boolean not null,
  has_active_variants boolean not null,
  -- the first day on which a variant on sale has any price
  priced_from date,
  -- the lowest retail price of a variant on sale (sen with PPN) until `next_price_on`
  lowest_price bigint,
  next_price_on date,
  -- of the variants on sale, in all warehouses
  free_stock numeric(16, 3) not null
);
create index product_summary_cheapest on product_summary (lowest_price, product_id);
create index product_summary_dearest on product_summary (lowest_price desc nulls last, product_id);
create index product_summary_least_stock on product_summary (free_stock, product_id);
create index product_summary_most_stock on product_summary (free_stock desc, product_id);
create index product_summary_next_price on product_summary (next_price_on) where next_price_on is not null;
create index product_summary_draft on product_summary (priced_from)
  where active and (has_active_variants or not has_variants);
create index product_summary_retired on product_summary (product_id)
  where not active or has_variants and not has_active_variants;

-- No key: a product may be noted many times, and nobody waits for another who notes it.
create table product_summary_due (product_id integer not null);

-- `variant_product` has those on sale only. Lists of staff show the others too, and read all variants for them.
create index variant_of_product on variant (product_id);

-- Of tables that were just filled nothing is known yet: a plan that reads them whole for each product takes minutes.
create function summarize_products(ids integer[], day date) returns void language sql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  insert into product_summary
  select product.id, product.active, variants.has_active or variants.has_retired, variants.has_active,
    prices.priced_from, prices.lowest, prices.next_on, coalesce(free.stock, 0)
  from product
    cross join lateral (
      select exists (select from variant where product_id = product.id and variant.active) as has_active,
        exists (select from variant where product_id = product.id and not variant.active) as has_retired) as variants
    cross join lateral (
      select min(own.priced_from) as priced_from, min(own.current) as lowest, min(own.next_on) as next_on
      from variant cross join lateral (
        select min(valid_from) as priced_from,
          (array_agg(amount order by valid_from desc)
            filter (where retail.id is not null and valid_from <= day))[1] as current,
          min(valid_from) filter (where retail.id is not null and valid_from > day) as next_on
        from price left join price_list as retail
          on retail.id = price.price_list_id and retail.code = 'retail' and retail.company_id is null
        where price.variant_id = variant.id) as own
      where variant.product_id = product.id and variant.active) as prices
    cross join lateral (
      select sum(on_hand - held) as stock from variant join current_stock on variant_id = variant.id
      where variant.product_id = product.id and variant.active) as free
  where product.id = any(ids)
  order by product.id
  on conflict (product_id) do update set active = excluded.active, has_variants = excluded.has_variants,
    has_active_variants = excluded.has_active_variants, priced_from = excluded.priced_from,
    lowest_price = excluded.lowest_price, next_price_on = excluded.next_price_on,
    free_stock = excluded.free_stock
$$;

create function note_products_to_summarize() returns trigger language plpgsql as $$
begin
  insert into product_summary_due select id from changed;
  return null;
end $$;
create function note_variants_to_summarize() returns trigger language plpgsql as $$
begin
  insert into product_summary_due select distinct product_id from changed;
  return null;
end $$;
create function note_prices_to_summarize() returns trigger language plpgsql as $$
begin
  -- Moving staged quantities changes nothing that anybody sees.
  if current_setting('stock.settling', true) = 'on' then return null; end if;
  insert into product_summary_due
  select distinct variant.product_id from changed join variant on variant.id = changed.variant_id;
  return null;
end $$;
create function note_all_to_summarize() returns trigger language plpgsql as $$
begin
  insert into product_summary_due select id from product;
  return null;
end $$;

create trigger product_summarize_insert after insert on product
  referencing new table as changed for each statement execute function note_products_to_summarize();
create trigger product_summarize_update after update on product
  referencing new table as changed for each statement execute function note_products_to_summarize();
do $$
declare watched record;
begin
  for watched in select * from (values ('variant', 'variants'), ('price', 'prices'), ('stock', 'prices')) as it (name, kind)
  loop
    execute format('create trigger %1$s_summarize_insert after insert on %1$I
      referencing new table as changed for each statement execute function note_%2$s_to_summarize()', watched.name, watched.kind);
    execute format('create trigger %1$s_summarize_update after update on %1$I
      referencing new table as changed for each statement execute function note_%2$s_to_summarize()', watched.name, watched.kind);
    execute format('create trigger %1$s_summarize_delete after delete on %1$I
      referencing old table as changed for each statement execute function note_%2$s_to_summarize()', watched.name, watched.kind);
    execute format('create trigger %1$s_summarize_truncate after truncate on %1$I
      for each statement execute function note_all_to_summarize()', watched.name);
  end loop;
end $$;
create trigger staged_stock_summarize_insert after insert on staged_stock
  referencing new table as changed for each statement execute function note_prices_to_summarize();

select summarize_products(array(select id from product), (now() at time zone 'Asia/Jakarta')::date);
