-- What a shop and a lender see differently of a loan has the name that the code gives it (decision 195). The release
-- before still reads and writes the former columns, so a trigger copies either way; the next release drops them with it.
alter table loan
  add column discrepancy text,
  add column discrepancy_resolved_at timestamptz;

create function copy_loan_discrepancy() returns trigger language plpgsql as $$
begin
  if (new.misfit, new.misfit_done_at) is distinct from (old.misfit, old.misfit_done_at) then
    new.discrepancy := new.misfit;
    new.discrepancy_resolved_at := new.misfit_done_at;
  else
    new.misfit := new.discrepancy;
    new.misfit_done_at := new.discrepancy_resolved_at;
  end if;
  return new;
end $$;
create trigger loan_discrepancy_copied before update on loan
  for each row execute function copy_loan_discrepancy();

-- locks: loans are as few as lenders pay orders; an index of the open discrepancies alone is made in no time.
create index loan_discrepancy on loan (nr) where discrepancy is not null and discrepancy_resolved_at is null;

update loan set discrepancy = misfit, discrepancy_resolved_at = misfit_done_at where misfit is not null;
