-- What delay has cost: charged day by day, and waived by staff. An invoice's amount has its late fee in it, so that
-- whatever asks for the amount, matches it or adds it up knows the fee, too.
alter table invoice
  add column late_fee bigint not null default 0 check (late_fee >= 0),
  -- the last day (Jakarta) that was counted
  add column late_fee_through date,
  -- staff have decided that this one costs nothing more
  add column late_fee_stopped boolean not null default false;

create table late_fee (
  id uuid primary key default gen_random_uuid(),
  nr bigint generated always as identity,
  invoice_id uuid not null references invoice,
  kind text not null check (kind in ('charged', 'waived')),
  -- the days (Jakarta) that were charged, and the rate of each
  from_day date,
  through_day date,
  days integer check (days > 0),
  percent_per_day numeric(7, 3),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  by_name text not null,
  -- why it was waived, for staff
  reason text,
  check ((kind = 'charged') = (from_day is not null)),
  check ((kind = 'waived') = (reason is not null)),
  check ((from_day is null) = (days is null) and (from_day is null) = (through_day is null)
    and (from_day is null) = (percent_per_day is null))
);
create index late_fee_invoice on late_fee (invoice_id, nr);

create function note_late_fees_to_book() returns trigger language plpgsql as $$
begin
  insert into ledger_due
  select case kind when 'charged' then 'late_fee' else 'late_fee_waived' end, id from happened;
  return null;
end $$;
create trigger late_fee_book after insert on late_fee
  referencing new table as happened for each statement execute function note_late_fees_to_book();

-- What became overdue and is paid by transfer is told from others by its amount, too.
update invoice set unique_code = 0
where status = 'overdue' and payment_type = 'transfer' and unique_code > 0 and exists (
  select from invoice as other
  where other.id <> invoice.id and other.status in ('unpaid', 'proof_submitted', 'overdue')
    and other.payment_type = 'transfer' and other.unique_code > 0
    and other.amount + other.unique_code * 100 = invoice.amount + invoice.unique_code * 100);
drop index invoice_open_figure;
create unique index invoice_open_figure on invoice ((amount + unique_code * 100))
  where status in ('unpaid', 'proof_submitted', 'overdue') and payment_type = 'transfer' and unique_code > 0;
