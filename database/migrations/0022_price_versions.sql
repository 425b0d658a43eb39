-- Prices and tiers stand on the kept pages of a list; stock does not, it is read each time.
create trigger price_changed after insert or update or delete or truncate on price
  for each statement execute function catalogue_changed();
create trigger price_list_changed after insert or update or delete or truncate on price_list
  for each statement execute function catalogue_changed();
create trigger discount_tier_changed after insert or update or delete or truncate on discount_tier
  for each statement execute function catalogue_changed();
