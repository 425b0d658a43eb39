-- A match in the name weighs more than one in the synonyms, sizes and SKUs.
alter table product drop column search;
alter table product add column search tsvector generated always as (
  setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', search_text), 'D')) stored;
create index product_search on product using gin (search);

-- The home page's price table.
create table featured (
  position integer primary key,
  variant_id integer not null unique references variant
);

-- Rises with every change of the catalogue, inside the same transaction: whoever keeps something
-- made from it (counts, categories) keeps the version beside it and never shows it stale.
create table catalogue_version (
  one boolean primary key default true check (one),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;
create trigger category_changed after insert or update or delete or truncate on category
  for each statement execute function catalogue_changed();
create trigger sub_category_changed after insert or update or delete or truncate on sub_category
  for each statement execute function catalogue_changed();
create trigger brand_changed after insert or update or delete or truncate on brand
  for each statement execute function catalogue_changed();
create trigger product_changed after insert or update or delete or truncate on product
  for each statement execute function catalogue_changed();
create trigger variant_changed after insert or update or delete or truncate on variant
  for each statement execute function catalogue_changed();
create trigger featured_changed after insert or update or delete or truncate on featured
  for each statement execute function catalogue_changed();

create index price_list_company on price_list (company_id) where company_id is not null;
