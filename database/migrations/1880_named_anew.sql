-- A card names its brand and its category, and nothing else of them is on it: what staff write about a brand, or the
-- order of the menu, no longer makes every process read all cards anew.
create function named_anew() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from was join changed using (id)
    where (was.name, was.slug) is distinct from (changed.name, changed.slug))
  then
    insert into product_change default values;
  end if;
  return null;
end $$;

drop trigger brand_noted on brand;
create trigger brand_noted after update on brand
  referencing old table as was new table as changed for each statement execute function named_anew();
create trigger brand_noted_gone after delete on brand
  for each statement execute function everything_changed();
drop trigger category_noted on category;
create trigger category_noted after update on category
  referencing old table as was new table as changed for each statement execute function named_anew();
create trigger category_noted_gone after delete on category
  for each statement execute function everything_changed();
