-- Quantities on hand that an import has counted: all become visible with its commit, because inserting
-- them locks no row that an order needs. They move into `stock` afterwards, a few at a time, or
-- when something writes to their rows (decision 24). A row here has one in `stock`; a foreign key would say
-- so by locking that one.
create table staged_stock (
  variant_id integer not null,
  warehouse_id integer not null,
  on_hand numeric(14, 3) not null check (on_hand >= 0),
  -- what was on hand when it was counted
  before numeric(14, 3) not null,
  -- what the ledger of movements will say (`stock.why`)
  reason jsonb not null,
  primary key (variant_id, warehouse_id)
);

-- What every reader reads in place of `stock`.
create view current_stock as
select stock.variant_id, stock.warehouse_id, coalesce(staged_stock.on_hand, stock.on_hand) as on_hand,
  stock.held
from stock left join staged_stock using (variant_id, warehouse_id);

-- Moving staged quantities changes nothing that anybody sees.
create or replace function stock_moved() returns trigger language plpgsql as $$
begin
  if current_setting('stock.settling', true) = 'on' then return null; end if;
  perform note_product_changes(array(
    select distinct variant.product_id
    from (
      select variant_id, bool_or((changed.on_hand > changed.held) <> (was.on_hand > was.held)) as edge
      from changed join was using (variant_id, warehouse_id) group by variant_id) as move
    join variant on variant.id = move.variant_id
    where move.edge or (select sum(on_hand - held) from stock where variant_id = variant.id) < 10 * variant.min_order));
  return null;
end $$;

create or replace function notify_stock_changed() returns trigger language plpgsql as $$
declare tags text;
begin
  if current_setting('stock.settling', true) = 'on' then return null; end if;
  if (select count(*) from changed) > 200 then
    perform pg_notify('cache_invalidation', 'all');
    return null;
  end if;
  with changed_product as (
    select distinct product.id, sub_category.slug as sub_category, category.slug as category
    from changed
      join variant on variant.id = changed.variant_id
      join product on product.id = variant.product_id
      join sub_category on sub_category.id = product.sub_category_id
      join category on category.id = sub_category.category_id
  )
  select string_agg(tag, ' ') into tags
  from (
    select 'product:' || id as tag from changed_product
    union select 'subCategory:' || sub_category from changed_product
    union select 'category:' || category from changed_product
  ) as tag;
  if tags is not null then
    -- A notification is shorter than 8,000 bytes.
    perform pg_notify('cache_invalidation',
      case when octet_length(tags) < 7000 then 'stock ' || tags else 'all' end);
  end if;
  return null;
end $$;

create trigger staged_stock_noted after insert on staged_stock
  referencing new table as changed for each statement execute function prices_noted();
create trigger staged_stock_notify_insert after insert on staged_stock
  referencing new table as changed for each statement execute function notify_stock_changed();

-- The catalogue's version is one row: whoever raises it makes all other changes of the catalogue wait
-- until its transaction ends. A long one raises it itself, as its last statement.
create or replace function catalogue_changed() returns trigger language plpgsql as $$
begin
  if current_setting('catalogue.version_raised_last', true) = 'on' then return null; end if;
  update catalogue_version set version = version + 1;
  return null;
end $$;

-- Changes are applied in the order of variant ids, new variants (null) by SKU.
alter table catalogue_import_change
  add column variant_id integer generated always as ((change ->> 'variantId')::integer) stored;
create index catalogue_import_change_variant on catalogue_import_change (import_id, variant_id, sku);
