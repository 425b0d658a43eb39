-- Several invoices that are paid by one transfer, virtual account or QRIS code. The bundle owns that one payment.
create table payment_bundle (
  id uuid primary key,
  nr bigint generated always as identity,
  number text not null unique,
  account_id uuid not null references account,
  method text not null check (method in ('transfer', 'va', 'qris')),
  bank text check (bank in ('bca', 'mandiri', 'bri', 'bni', 'permata')),
  -- the sum of its invoices (sen), and what a transfer adds to be recognized (whole rupiah)
  amount bigint not null check (amount > 0),
  unique_code integer not null default 0 check (unique_code between 0 and 999),
  status text not null check (status in ('open', 'paid', 'withdrawn', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- of a transfer; its invoices carry the file
  proof_sent_at timestamptz,
  paid_at timestamptz,
  check ((method = 'va') = (bank is not null)),
  check (unique_code = 0 or method = 'transfer')
);
create index payment_bundle_account on payment_bundle (account_id, nr desc);
create index payment_bundle_expiry on payment_bundle (expires_at) where status = 'open';
create unique index payment_bundle_open_figure on payment_bundle ((amount + unique_code * 100))
  where status = 'open' and method = 'transfer' and unique_code > 0;

create table payment_bundle_invoice (
  bundle_id uuid not null references payment_bundle,
  invoice_id uuid not null references invoice,
  order_id uuid not null references sales_order,
  -- what the invoice was about when the bundle was made (sen)
  amount bigint not null check (amount > 0),
  is_open boolean not null default true,
  primary key (bundle_id, invoice_id)
);
-- An invoice is in one open bundle at a time.
create unique index payment_bundle_invoice_open on payment_bundle_invoice (invoice_id) where is_open;
create index payment_bundle_invoice_order on payment_bundle_invoice (order_id);

create function close_bundle_invoices() returns trigger language plpgsql as $$
begin
  update payment_bundle_invoice set is_open = false where bundle_id = new.id;
  return null;
end $$;
create trigger payment_bundle_ends after update of status on payment_bundle for each row
  when (old.status = 'open' and new.status <> 'open') execute function close_bundle_invoices();

-- A bundle whose invoice is paid otherwise, void or about another amount asks for the wrong sum: it is withdrawn in the
-- same transaction, so that no code can forget it. A bundle that is paid itself is not open any more by then.
create function withdraw_bundle_of_invoice() returns trigger language plpgsql as $$
begin
  update payment_bundle set status = 'withdrawn' where status = 'open'
    and id in (select bundle_id from payment_bundle_invoice where invoice_id = new.id and is_open);
  return null;
end $$;
create trigger invoice_withdraws_bundle after update of status, amount on invoice for each row
  when (old.amount <> new.amount or (old.status <> new.status and new.status in ('paid', 'void')))
  execute function withdraw_bundle_of_invoice();

-- A payment through the gateway is for an invoice, or for a bundle.
alter table payment add column bundle_id uuid references payment_bundle,
  alter column invoice_id drop not null,
  alter column order_id drop not null,
  add check ((bundle_id is null) = (invoice_id is not null)),
  add check ((invoice_id is null) = (order_id is null));
create unique index payment_pending_bundle on payment (bundle_id) where status = 'pending';
create index payment_bundle_payment on payment (bundle_id, nr desc) where bundle_id is not null;
