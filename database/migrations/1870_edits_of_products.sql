-- An edit of a few products drops what shows them, instead of everything (docs/caching.md, decision 187). Tags are on a
-- channel of their own: processes of the release before mark less with them, and go on hearing `all` on theirs.
create function notify_caches(tags text, tags_before text default null) returns void language plpgsql as $$
begin
  perform pg_notify('cache_tags', tags);
  perform pg_notify('cache_invalidation', coalesce(tags_before, tags));
end $$;

create or replace function notify_catalogue_changed() returns trigger language plpgsql as $$
begin
  perform notify_caches('all');
  return null;
end $$;

-- The tags of products, after those of what shows any product's stock (`stock`) or price (`price`). Of too many it is
-- `all`: a notification is shorter than 8,000 bytes. Null without any.
create function list_product_tags(kinds text, product_ids integer[]) returns text language plpgsql stable as $$
declare tags text;
begin
  if cardinality(product_ids) > 200 then return 'all'; end if;
  with changed_product as (
    select product.id, sub_category.slug as sub_category, category.slug as category
    from product
      join sub_category on sub_category.id = product.sub_category_id
      join category on category.id = sub_category.category_id
    where product.id = any(product_ids)
  )
  select kinds || ' ' || string_agg(tag, ' ') into tags
  from (
    select 'product:' || id as tag from changed_product
    union select 'subCategory:' || sub_category from changed_product
    union select 'category:' || category from changed_product
  ) as tag;
  return case when octet_length(tags) < 7500 then tags when tags is not null then 'all' end;
end $$;

create or replace function notify_stock_changed() returns trigger language plpgsql as $$
declare tags text;
begin
  if current_setting('stock.settling', true) = 'on' then return null; end if;
  tags := case when (select count(*) from changed) > 200 then 'all' else list_product_tags('stock', array(
    select distinct variant.product_id from changed join variant on variant.id = changed.variant_id)) end;
  if tags is not null then perform notify_caches(tags); end if;
  return null;
end $$;

-- Products were edited; `is_wider` where more than what shows them may have changed with it.
create function notify_products_edited(product_ids integer[], is_wider boolean) returns void language plpgsql as $$
declare tags text := case when is_wider then 'all' else list_product_tags('price stock', product_ids) end;
begin
  if tags is not null then perform notify_caches(tags, 'all'); end if;
end $$;

-- A variant that has a price for everybody besides those added or removed is on sale before and after, on every day.
create function notify_prices_set() returns trigger language plpgsql as $$
begin
  perform notify_products_edited(
    array(select distinct product_id from changed join variant on variant.id = changed.variant_id),
    (select count(*) from changed) > 200 or exists (
      select from changed where not exists (
        select from price join price_list as list on list.id = price.price_list_id
        where price.variant_id = changed.variant_id and price.valid_from <= changed.valid_from
          and list.code = 'retail' and list.company_id is null
          and not exists (select from changed as own where own.variant_id = price.variant_id
            and own.price_list_id = price.price_list_id and own.valid_from = price.valid_from))));
  return null;
end $$;

create function notify_prices_changed() returns trigger language plpgsql as $$
begin
  perform notify_products_edited(
    array(select distinct product_id from changed join variant on variant.id = changed.variant_id),
    (select count(*) from changed) > 200 or exists (
      select from was left join changed using (variant_id, price_list_id, valid_from)
      where changed.amount is null));
  return null;
end $$;

create function notify_tiers_changed() returns trigger language plpgsql as $$
begin
  perform notify_products_edited(
    array(select distinct product_id from changed join variant on variant.id = changed.variant_id), false);
  return null;
end $$;

create function notify_documents_changed() returns trigger language plpgsql as $$
begin
  perform notify_products_edited(array(select distinct product_id from changed), false);
  return null;
end $$;

-- The columns named here decide neither in which lists a product is nor what else is counted. Any other changes more.
create function notify_products_changed() returns trigger language plpgsql as $$
declare shown constant text[] := array['name', 'description', 'standard', 'specification', 'picture', 'gallery', 'revision'];
begin
  perform notify_products_edited(
    array(select id from changed),
    (select count(*) from changed) > 200 or exists (
      select from was left join changed using (id)
      where to_jsonb(was) - shown is distinct from to_jsonb(changed) - shown));
  return null;
end $$;

create function notify_variants_changed() returns trigger language plpgsql as $$
declare shown constant text[] := array['name', 'sku', 'barcode', 'picture', 'weight_kg', 'volume_m3', 'length_m',
  'pieces_per_unit', 'coverage_m2', 'min_order', 'multiple', 'lead_days', 'revision'];
begin
  perform notify_products_edited(
    array(select distinct product_id from changed),
    (select count(*) from changed) > 200 or exists (
      select from was left join changed using (id)
      where to_jsonb(was) - shown is distinct from to_jsonb(changed) - shown));
  return null;
end $$;

create or replace trigger price_notify_change after truncate on price
  for each statement execute function notify_catalogue_changed();
create trigger price_notify_insert after insert on price
  referencing new table as changed for each statement execute function notify_prices_set();
create trigger price_notify_update after update on price
  referencing old table as was new table as changed for each statement execute function notify_prices_changed();
create trigger price_notify_delete after delete on price
  referencing old table as changed for each statement execute function notify_prices_set();

create or replace trigger discount_tier_notify_change after truncate on discount_tier
  for each statement execute function notify_catalogue_changed();
create trigger discount_tier_notify_insert after insert on discount_tier
  referencing new table as changed for each statement execute function notify_tiers_changed();
create trigger discount_tier_notify_update after update on discount_tier
  referencing new table as changed for each statement execute function notify_tiers_changed();
create trigger discount_tier_notify_delete after delete on discount_tier
  referencing old table as changed for each statement execute function notify_tiers_changed();

create or replace trigger product_document_notify_change after truncate on product_document
  for each statement execute function notify_catalogue_changed();
create trigger product_document_notify_insert after insert on product_document
  referencing new table as changed for each statement execute function notify_documents_changed();
create trigger product_document_notify_update after update on product_document
  referencing new table as changed for each statement execute function notify_documents_changed();
create trigger product_document_notify_delete after delete on product_document
  referencing old table as changed for each statement execute function notify_documents_changed();

create or replace trigger product_notify_change after insert or delete or truncate on product
  for each statement execute function notify_catalogue_changed();
create trigger product_notify_update after update on product
  referencing old table as was new table as changed for each statement execute function notify_products_changed();

create or replace trigger variant_notify_change after insert or delete or truncate on variant
  for each statement execute function notify_catalogue_changed();
create trigger variant_notify_update after update on variant
  referencing old table as was new table as changed for each statement execute function notify_variants_changed();
