-- The ledger is closed through the last day of a month; null while no month is closed. One row.
create table ledger_period (
  single boolean primary key default true check (single),
  closed_through date check (closed_through + 1 = date_trunc('month', closed_through + 1)::date)
);
insert into ledger_period default values;

-- Who closed or reopened which month, and why it was reopened. `month` is its first day.
create table ledger_closing (
  nr bigint generated always as identity primary key,
  month date not null check (month = date_trunc('month', month)::date),
  kind text not null check (kind in ('closed', 'reopened')),
  at timestamptz not null,
  by_name text not null,
  reason text not null default '' check (kind = 'closed' or reason <> '')
);
create index ledger_closing_month on ledger_closing (month, nr desc);

-- What is booked late counts for the first open day. The lock makes a closing wait for those who are booking, and these
-- for a closing.
create function move_to_open_day() returns trigger language plpgsql as $$
declare
  closed date;
begin
  select closed_through into closed from ledger_period for share;
  if new.booked_on <= closed then
    new.booked_on := closed + 1;
  end if;
  return new;
end $$;
create trigger ledger_transaction_day before insert on ledger_transaction
  for each row execute function move_to_open_day();
