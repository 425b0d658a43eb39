-- Product pages show the PPN of the day: cached pages are dropped when a rate changes.
create trigger tax_rate_told after insert or update or delete or truncate on tax_rate
  for each statement execute function told_all();
