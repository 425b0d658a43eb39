-- A payment of several invoices is taken back as a whole: each of its confirmations names the bundle, and how its
-- invoice was to be paid before the bundle changed that.
alter table payment_confirmation
  add column bundle_id uuid references payment_bundle,
  add column payment_type text,
  add column unique_code integer;

-- The invoice whose own payment withdrew a bundle: taken back, the bundle is waited for again.
alter table payment_bundle add column withdrawn_by uuid references invoice;
create index payment_bundle_withdrawn_by on payment_bundle (withdrawn_by) where status = 'withdrawn';

create or replace function withdraw_bundle_of_invoice() returns trigger language plpgsql as $$
begin
  update payment_bundle set status = 'withdrawn', withdrawn_by = case when new.status = 'paid' then new.id end
    where status = 'open'
    and id in (select bundle_id from payment_bundle_invoice where invoice_id = new.id and is_open);
  return null;
end $$;

-- An invoice is still in one open bundle at a time: the unique index refuses a bundle whose invoice is in another one.
create function reopen_bundle_invoices() returns trigger language plpgsql as $$
begin
  update payment_bundle_invoice set is_open = true where bundle_id = new.id;
  return null;
end $$;
create trigger payment_bundle_reopens after update of status on payment_bundle for each row
  when (old.status <> 'open' and new.status = 'open') execute function reopen_bundle_invoices();
