-- Other products of a sub-category show what is there as alternatives (`ready:semen-abu`): they are dropped when one of it
-- sells out or is there again, and only then.
create function notify_stock(product_ids integer[], moved_ids integer[]) returns void language plpgsql as $$
declare
  tags text := list_product_tags('stock', product_ids);
  ready text := (
    select string_agg(distinct 'ready:' || sub_category.slug, ' ')
    from product join sub_category on sub_category.id = product.sub_category_id
    where product.id = any(moved_ids));
begin
  if tags is null then return; end if;
  if tags <> 'all' then tags := concat_ws(' ', tags, ready); end if;
  perform notify_caches(case when octet_length(tags) < 7500 then tags else 'all' end);
end $$;

-- Of added, removed and staged quantities it is not known what was there before.
create or replace function notify_stock_changed() returns trigger language plpgsql as $$
declare product_ids integer[];
begin
  if current_setting('stock.settling', true) = 'on' then return null; end if;
  product_ids := array(
    select distinct product_id from changed join variant on variant.id = changed.variant_id limit 201);
  perform notify_stock(product_ids, product_ids);
  return null;
end $$;

create function notify_stock_moved() returns trigger language plpgsql as $$
begin
  if current_setting('stock.settling', true) = 'on' then return null; end if;
  perform notify_stock(
    array(select distinct product_id from changed join variant on variant.id = changed.variant_id limit 201),
    array(
      select distinct product_id
      from was join changed using (variant_id, warehouse_id) join variant on variant.id = changed.variant_id
      where (was.on_hand > was.held) <> (changed.on_hand > changed.held) limit 201));
  return null;
end $$;
create or replace trigger stock_notify_update after update on stock
  referencing old table as was new table as changed for each statement execute function notify_stock_moved();
