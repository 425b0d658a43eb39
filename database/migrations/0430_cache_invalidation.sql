-- Caches listen on channel 'cache_invalidation'. A notification is the tags of what changed, with spaces
-- between them: `all`, or `stock product:12 subCategory:semen-abu category:semen`. A table that cached
-- responses begin to show needs a trigger that calls notify_catalogue_changed() (docs/caching.md).
alter function told_all() rename to notify_catalogue_changed;
create or replace function notify_catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_invalidation', 'all');
  return null;
end $$;

-- Stock changes with every order, so only the responses that show it are dropped.
alter function told_stock() rename to notify_stock_changed;
create or replace function notify_stock_changed() returns trigger language plpgsql as $$
declare tags text;
begin
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

do $$
declare watched text;
begin
  foreach watched in array array['category', 'sub_category', 'brand', 'product', 'variant', 'featured',
    'price', 'price_list', 'discount_tier', 'warehouse', 'tax_rate', 'product_document']
  loop
    execute format('alter trigger %I on %I rename to %I',
      watched || '_told', watched, watched || '_notify_change');
  end loop;
end $$;
alter trigger stock_told_new on stock rename to stock_notify_insert;
alter trigger stock_told_now on stock rename to stock_notify_update;
alter trigger stock_told_gone on stock rename to stock_notify_delete;
alter trigger stock_told_empty on stock rename to stock_notify_truncate;
