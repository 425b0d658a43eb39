-- The words of names and synonyms: what a slip of the keyboard is mended to. Kept by triggers, so
-- that whatever saves a product keeps them; a word whose last product went does no harm.
create table search_word (
  word text primary key
);
create index search_word_near on search_word using gin (word gin_trgm_ops);

create function keep_search_words(texts text[]) returns void language sql as $$
  insert into search_word
  select distinct word from unnest(texts) as text, regexp_split_to_table(lower(text), '[^a-z]+') as word
  where length(word) >= 3
  on conflict do nothing
$$;
create function names_changed() returns trigger language plpgsql as $$
begin
  perform keep_search_words(array(select name from changed));
  return null;
end $$;
create function shelves_changed() returns trigger language plpgsql as $$
begin
  perform keep_search_words(array(select name || ' ' || array_to_string(aliases, ' ') from changed));
  return null;
end $$;
create trigger product_named after insert on product
  referencing new table as changed for each statement execute function names_changed();
create trigger product_renamed after update on product
  referencing new table as changed for each statement execute function names_changed();
create trigger brand_named after insert on brand
  referencing new table as changed for each statement execute function names_changed();
create trigger brand_renamed after update on brand
  referencing new table as changed for each statement execute function names_changed();
create trigger sub_category_named after insert on sub_category
  referencing new table as changed for each statement execute function shelves_changed();
create trigger sub_category_renamed after update on sub_category
  referencing new table as changed for each statement execute function shelves_changed();

-- Only the trigram fallback over whole texts read this.
drop index product_search_text;
