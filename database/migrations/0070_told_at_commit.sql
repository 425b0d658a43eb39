-- What changed of what pages show, told to every process at commit (channel 'shown'): whoever keeps
-- a page in memory drops it then. `all`, or `stock 12:semen-abu:semen 13:cat-tembok:cat`: products
-- with the sub-category and the category that they stand in. A table that anonymous pages begin to show gets a trigger here.
create function told_all() returns trigger language plpgsql as $$
begin
  perform pg_notify('shown', 'all');
  return null;
end $$;

do $$
declare shown text;
begin
  foreach shown in array array['category', 'sub_category', 'brand', 'product', 'variant', 'featured',
    'price', 'price_list', 'discount_tier', 'warehouse']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
      for each statement execute function told_all()', shown || '_told', shown);
  end loop;
end $$;

-- Stock moves with every order; only pages that show it are dropped.
create function told_stock() returns trigger language plpgsql as $$
declare moved text;
begin
  if (select count(*) from changed) > 200 then
    perform pg_notify('shown', 'all');
    return null;
  end if;
  select string_agg(distinct product.id || ':' || sub_category.slug || ':' || category.slug, ' ') into moved
  from changed
    join variant on variant.id = changed.variant_id
    join product on product.id = variant.product_id
    join sub_category on sub_category.id = product.sub_category_id
    join category on category.id = sub_category.category_id;
  if moved is not null then
    -- A notification carries less than 8,000 bytes.
    perform pg_notify('shown', case when length(moved) < 7000 then 'stock ' || moved else 'all' end);
  end if;
  return null;
end $$;
create trigger stock_told_new after insert on stock
  referencing new table as changed for each statement execute function told_stock();
create trigger stock_told_now after update on stock
  referencing new table as changed for each statement execute function told_stock();
create trigger stock_told_gone after delete on stock
  referencing old table as changed for each statement execute function told_stock();
create trigger stock_told_empty after truncate on stock
  for each statement execute function told_all();
