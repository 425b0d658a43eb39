-- What changed of products since a reader last looked: processes keep what lists are narrowed by in
-- memory and renew only these. Written by triggers inside the transaction that changes, read by the
-- writing transaction's number, so that a late commit is never passed over and nobody waits.
create table product_change (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  -- null: everything of the sub-category; that null too: everything
  product_id integer,
  sub_category_id integer,
  brand_id integer
);
create index product_change_transaction on product_change (transaction);
create index product_change_at on product_change (at);

create function note_product_changes(product_ids integer[]) returns void language plpgsql as $$
begin
  if cardinality(product_ids) > 200 then
    insert into product_change (sub_category_id)
    select distinct sub_category_id from product where id = any(product_ids);
  elsif cardinality(product_ids) > 0 then
    insert into product_change (product_id, sub_category_id, brand_id)
    select id, sub_category_id, brand_id from product where id = any(product_ids);
    -- Readers look again within the hour; older notes go, now and then and without waiting.
    if currval(pg_get_serial_sequence('product_change', 'id')) % 64 = 0 then
      delete from product_change where id in (
        select id from product_change where at < now() - interval '1 day'
        order by at limit 1000 for update skip locked);
    end if;
  end if;
end $$;

create function everything_changed() returns trigger language plpgsql as $$
begin
  insert into product_change default values;
  return null;
end $$;

create function products_noted() returns trigger language plpgsql as $$
begin
  perform note_product_changes(array(select id from changed));
  return null;
end $$;
-- A product that moved or went is noted where it stood, too.
create function products_left() returns trigger language plpgsql as $$
begin
  insert into product_change (sub_category_id)
  select distinct sub_category_id from was where (select count(*) from was) > 200;
  insert into product_change (product_id, sub_category_id, brand_id)
  select id, sub_category_id, brand_id from was where (select count(*) from was) <= 200;
  return null;
end $$;
create function variants_noted() returns trigger language plpgsql as $$
begin
  perform note_product_changes(array(select distinct product_id from changed));
  return null;
end $$;
create function prices_noted() returns trigger language plpgsql as $$
begin
  perform note_product_changes(array(
    select distinct product_id from variant where id in (select variant_id from changed)));
  return null;
end $$;
create function sub_categories_noted() returns trigger language plpgsql as $$
begin
  insert into product_change (sub_category_id) select id from changed;
  return null;
end $$;

-- Stock moves with every order. Only what a list is narrowed by is noted: whether a warehouse has
-- any, and whether there is enough to order. Near that edge every move is, because orders that run
-- at once do not see each other's.
create function stock_moved() returns trigger language plpgsql as $$
begin
  perform note_product_changes(array(
    select distinct variant.product_id
    from (
      select variant_id, bool_or((changed.on_hand > changed.held) <> (was.on_hand > was.held)) as edge
      from changed join was using (variant_id, warehouse_id) group by variant_id) as move
    join variant on variant.id = move.variant_id
    where move.edge or (select sum(on_hand - held) from stock where variant_id = variant.id) < 10 * variant.min_order));
  return null;
end $$;

create trigger product_noted_new after insert on product
  referencing new table as changed for each statement execute function products_noted();
create trigger product_noted_now after update on product
  referencing new table as changed for each statement execute function products_noted();
create trigger product_noted_was after update on product
  referencing old table as was for each statement execute function products_left();
create trigger product_noted_gone after delete on product
  referencing old table as was for each statement execute function products_left();
create trigger variant_noted_new after insert on variant
  referencing new table as changed for each statement execute function variants_noted();
create trigger variant_noted_now after update on variant
  referencing new table as changed for each statement execute function variants_noted();
create trigger variant_noted_gone after delete on variant
  referencing old table as changed for each statement execute function variants_noted();
create trigger price_noted_new after insert on price
  referencing new table as changed for each statement execute function prices_noted();
create trigger price_noted_now after update on price
  referencing new table as changed for each statement execute function prices_noted();
create trigger price_noted_gone after delete on price
  referencing old table as changed for each statement execute function prices_noted();
create trigger stock_noted_new after insert on stock
  referencing new table as changed for each statement execute function prices_noted();
create trigger stock_noted_now after update on stock
  referencing old table as was new table as changed for each statement execute function stock_moved();
create trigger stock_noted_gone after delete on stock
  referencing old table as changed for each statement execute function prices_noted();
create trigger sub_category_noted_new after insert on sub_category
  referencing new table as changed for each statement execute function sub_categories_noted();
create trigger sub_category_noted_now after update on sub_category
  referencing new table as changed for each statement execute function sub_categories_noted();
create trigger price_list_noted after insert or update or delete on price_list
  for each statement execute function everything_changed();
create trigger warehouse_noted after insert or update or delete on warehouse
  for each statement execute function everything_changed();
create trigger product_noted_empty after truncate on product
  for each statement execute function everything_changed();
create trigger variant_noted_empty after truncate on variant
  for each statement execute function everything_changed();
create trigger price_noted_empty after truncate on price
  for each statement execute function everything_changed();
create trigger stock_noted_empty after truncate on stock
  for each statement execute function everything_changed();
