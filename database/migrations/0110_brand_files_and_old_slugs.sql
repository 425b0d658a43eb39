-- Catalogues of a brand's maker, to look at and download.
create table brand_file (
  id uuid primary key default gen_random_uuid(),
  brand_id integer not null references brand,
  title text not null,
  year integer not null,
  pages integer not null check (pages > 0),
  file_id uuid not null references stored_file,
  position integer not null default 0
);
create index brand_file_brand on brand_file (brand_id, position);
create trigger brand_file_changed after insert or update or delete or truncate on brand_file
  for each statement execute function catalogue_changed();

-- Addresses that once were: whatever renames a product, a category or a brand, its old address leads on.
create table old_slug (
  kind text not null check (kind in ('product', 'brand', 'category', 'sub_category')),
  slug text not null,
  thing_id integer not null,
  primary key (kind, slug)
);
create function keep_old_slug() returns trigger language plpgsql as $$
begin
  insert into old_slug (kind, slug, thing_id) values (tg_table_name, old.slug, old.id)
    on conflict (kind, slug) do update set thing_id = excluded.thing_id;
  -- An address that is in use again leads to who uses it.
  delete from old_slug where kind = tg_table_name and slug = new.slug;
  return null;
end $$;
create trigger product_renamed_slug after update of slug on product
  for each row when (old.slug <> new.slug) execute function keep_old_slug();
create trigger brand_renamed_slug after update of slug on brand
  for each row when (old.slug <> new.slug) execute function keep_old_slug();
create trigger category_renamed_slug after update of slug on category
  for each row when (old.slug <> new.slug) execute function keep_old_slug();
create trigger sub_category_renamed_slug after update of slug on sub_category
  for each row when (old.slug <> new.slug) execute function keep_old_slug();
