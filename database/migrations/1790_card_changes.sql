-- What else a card shows: its tiers, and the names of its brand and category. Recorded with its products, so that
-- processes may remember cards until one of these changes instead of until anything of the catalogue does.
create trigger tier_noted_new after insert on discount_tier
  referencing new table as changed for each statement execute function prices_noted();
create trigger tier_noted_now after update on discount_tier
  referencing new table as changed for each statement execute function prices_noted();
create trigger tier_noted_gone after delete on discount_tier
  referencing old table as changed for each statement execute function prices_noted();
create trigger tier_noted_empty after truncate on discount_tier
  for each statement execute function everything_changed();
create trigger brand_noted after update or delete on brand
  for each statement execute function everything_changed();
create trigger category_noted after update or delete on category
  for each statement execute function everything_changed();
