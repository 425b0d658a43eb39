-- What a search goes through, apart from products: narrow rows in the order in which they are
-- shown, read from the index alone, so that a search costs the same in any catalogue.
create table search_entry (
  product_id integer primary key references product on delete cascade,
  sub_category_id integer not null references sub_category,
  brand_id integer not null references brand,
  popularity integer not null,
  -- ' words of the name # words of the variants ', as the rules of the search write them
  words text not null,
  -- the variants' sizes: ';l9;l1220;l2440;|;l12;l1220;l2440;'
  sizes text not null
);
create index search_entry_shelf on search_entry (sub_category_id, popularity desc, product_id)
  include (brand_id, words, sizes);
create index search_entry_brand on search_entry
  (brand_id, sub_category_id, popularity desc, product_id) include (words, sizes);

-- Products whose entry is older than they are: any statement that saves one puts it here, and the
-- next search writes its entry anew.
create table search_due (
  product_id integer primary key
);
create function products_due() returns trigger language plpgsql as $$
begin
  insert into search_due select id from changed on conflict do nothing;
  return null;
end $$;
create function variants_due() returns trigger language plpgsql as $$
begin
  insert into search_due select distinct product_id from changed on conflict do nothing;
  return null;
end $$;
create trigger product_due after insert on product
  referencing new table as changed for each statement execute function products_due();
create trigger product_due_again after update on product
  referencing new table as changed for each statement execute function products_due();
create trigger variant_due after insert on variant
  referencing new table as changed for each statement execute function variants_due();
create trigger variant_due_again after update on variant
  referencing new table as changed for each statement execute function variants_due();
create trigger variant_due_gone after delete on variant
  referencing old table as changed for each statement execute function variants_due();
insert into search_due select id from product;

-- The words of names and attribute values by sub-category: what typed words are known by.
drop trigger product_named on product;
drop trigger product_renamed on product;
drop trigger brand_named on brand;
drop trigger brand_renamed on brand;
drop trigger sub_category_named on sub_category;
drop trigger sub_category_renamed on sub_category;
drop function names_changed();
drop function shelves_changed();
drop function keep_search_words(text[]);
drop table search_word;
create table search_word (
  sub_category_id integer not null references sub_category,
  word text not null,
  -- in products' names, or only in what tells their variants apart
  named boolean not null,
  primary key (sub_category_id, word)
);
-- Which brands a sub-category has.
create table search_shelf (
  sub_category_id integer not null references sub_category,
  brand_id integer not null references brand,
  primary key (sub_category_id, brand_id)
);

-- What people call a thing, and what the shop calls it. Written by staff.
create table synonym (
  id integer generated always as identity primary key,
  phrase text not null,
  meaning text not null,
  unique (phrase, meaning)
);

-- Searches that found nothing: normalised text, no word of who searched.
create table search_miss (
  text text primary key,
  times integer not null default 1,
  last_at timestamptz not null
);
create index search_miss_often on search_miss (times desc, text);

-- Searches that found something: what suggestions know of what others look for.
create table search_hit (
  text text primary key,
  times integer not null default 1,
  last_at timestamptz not null
);
create index search_hit_begins on search_hit (text text_pattern_ops);

create table material_request (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  name text not null,
  phone text not null,
  material text not null,
  quantity text not null,
  account_id uuid references account,
  handled_at timestamptz
);
create index material_request_at on material_request (at desc, id);

-- Rises with whatever typed words are understood by.
create table search_version (
  one boolean primary key default true check (one),
  version bigint not null
);
insert into search_version (version) values (1);
create function search_changed() returns trigger language plpgsql as $$
begin
  update search_version set version = version + 1;
  return null;
end $$;
create function search_grown() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then update search_version set version = version + 1; end if;
  return null;
end $$;
create trigger synonym_understood after insert or update or delete or truncate on synonym
  for each statement execute function search_changed();
create trigger category_understood after insert or update or delete on category
  for each statement execute function search_changed();
create trigger sub_category_understood after insert or update or delete on sub_category
  for each statement execute function search_changed();
create trigger brand_understood after insert or update or delete on brand
  for each statement execute function search_changed();
create trigger search_word_grown after insert on search_word
  referencing new table as changed for each statement execute function search_grown();
create trigger search_word_named after update on search_word
  referencing new table as changed for each statement execute function search_grown();
create trigger search_shelf_grown after insert on search_shelf
  referencing new table as changed for each statement execute function search_grown();
-- Kept pages of a search hang on the catalogue's version.
create trigger synonym_changed after insert or update or delete or truncate on synonym
  for each statement execute function catalogue_changed();

-- Parts of a SKU: from its beginning or to its end, with or without its hyphens.
create function squashed(sku text) returns text language sql immutable parallel safe as
  $$ select regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g') $$;
create index variant_sku_begins on variant (squashed(sku) text_pattern_ops) where active;
create index variant_sku_ends on variant (reverse(squashed(sku)) text_pattern_ops) where active;
