-- The chart of accounts, as modules/finance/ledger/rules/accounts.ts has it.
create table ledger_account (
  code text primary key,
  number text not null unique,
  kind text not null check (kind in ('asset', 'liability', 'income', 'expense'))
);
insert into ledger_account (code, number, kind) values
  ('bank', '1110', 'asset'),
  ('gateway', '1120', 'asset'),
  ('receivables', '1210', 'asset'),
  ('vat', '2110', 'liability'),
  ('refunds', '2120', 'liability'),
  ('buyer_balances', '2130', 'liability'),
  ('unmatched', '2140', 'liability'),
  ('sales', '4110', 'income'),
  ('returned_sales', '4120', 'income'),
  ('freight', '4130', 'income'),
  ('late_fees', '4210', 'income'),
  ('differences', '4220', 'income'),
  ('discounts', '6110', 'expense'),
  ('gateway_fees', '6120', 'expense'),
  ('write_offs', '6130', 'expense');

-- What happened once, with what it moved between accounts. Nothing in here is ever changed.
create table ledger_transaction (
  id bigint generated always as identity primary key,
  -- what it books, once: the kind of event and the id of what it happened to
  source_kind text not null,
  source_id text not null,
  -- when that happened, and the day in Jakarta that it counts for
  at timestamptz not null,
  booked_on date not null,
  description text not null,
  -- the number of the document that people know it by
  document text,
  -- whose money it is about
  buyer_id uuid,
  posted_at timestamptz not null,
  unique (source_kind, source_id)
);
create index ledger_transaction_day on ledger_transaction (booked_on, id);
create index ledger_transaction_buyer on ledger_transaction (buyer_id, id) where buyer_id is not null;

create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction,
  account text not null references ledger_account,
  -- sen: debit above zero, credit below
  amount bigint not null check (amount <> 0)
);
create index ledger_entry_transaction on ledger_entry (transaction_id);
create index ledger_entry_account on ledger_entry (account, transaction_id) include (amount);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: post a transaction that corrects it', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_transaction_stays before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_ledger_change();
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();

-- The entries of a transaction are written by one statement and add up to nothing; none is added later.
create function check_ledger_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select transaction_id, count(*) as written from posted group by transaction_id) as posted
      cross join lateral (select count(*) as entries, sum(amount) as total from ledger_entry
        where transaction_id = posted.transaction_id) as whole
    where whole.total <> 0 or whole.entries <> posted.written
  ) then
    raise exception 'ledger transaction out of balance' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_balance after insert on ledger_entry
  referencing new table as posted for each statement execute function check_ledger_balance();

-- By the commit every transaction has its entries.
create function check_ledger_entries() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry where transaction_id = new.id) then
    raise exception 'ledger transaction % without entries', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_entries after insert on ledger_transaction
  deferrable initially deferred for each row execute function check_ledger_entries();

-- What has happened and is not booked yet. Triggers note it in the transaction in which it happens, so that no code
-- can forget it; who reads the ledger books it first. No key: whoever places an order waits for nobody here.
create table ledger_due (kind text not null, source_id uuid not null);

create function note_invoice_events_to_book() returns trigger language plpgsql as $$
begin
  insert into ledger_due
  select case when to_status in ('paid', 'void') then 'invoice_' || to_status else 'invoice_issued' end, invoice_id
  from happened
  where (to_status in ('paid', 'void') and from_status <> to_status and from_status <> 'draft')
    or (to_status in ('awaiting_approval', 'unpaid') and coalesce(from_status, 'draft') = 'draft');
  return null;
end $$;
create trigger invoice_event_book after insert on invoice_event
  referencing new table as happened for each statement execute function note_invoice_events_to_book();

create function note_credit_notes_to_book() returns trigger language plpgsql as $$
begin
  insert into ledger_due select unnest(array['credit_note', 'credit_note_paid']), id from happened;
  return null;
end $$;
create trigger credit_note_book after insert on credit_note
  referencing new table as happened for each statement execute function note_credit_notes_to_book();

create function note_refund_to_book() returns trigger language plpgsql as $$
begin
  insert into ledger_due values ('invoice_refunded', new.id);
  return null;
end $$;
create trigger invoice_refund_book after update of refunded_at on invoice for each row
  when (old.refunded_at is null and new.refunded_at is not null) execute function note_refund_to_book();

-- What happened before there was a ledger.
insert into ledger_due
  select 'invoice_issued', id from invoice where status <> 'draft'
    and (status <> 'void' or exists (select from invoice_event where invoice_id = invoice.id and to_status = 'void' and from_status <> 'draft'));
insert into ledger_due select distinct 'invoice_' || to_status, invoice_id from invoice_event
  where to_status in ('paid', 'void') and from_status <> to_status and from_status <> 'draft';
insert into ledger_due select unnest(array['credit_note', 'credit_note_paid']), id from credit_note;
insert into ledger_due select 'invoice_refunded', id from invoice where refunded_at is not null;
