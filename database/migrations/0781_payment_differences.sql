-- What came in for an invoice (sen), and by how much that differs from what it asks for. Of a paid invoice, amount and
-- differences add up to `received`.
alter table invoice add column received bigint check (received > 0);
update invoice set received = amount + unique_code * 100 where status = 'paid';

create table payment_difference (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references invoice,
  -- the rupiah of the unique code, more that was retained, more that goes back to the buyer, or less that was written off
  kind text not null check (kind in ('unique_code', 'retained', 'credited', 'written_off')),
  amount bigint not null check ((kind = 'written_off') = (amount < 0) and amount <> 0),
  -- in the words of staff, for staff
  reason text,
  booked_at timestamptz not null,
  booked_by text not null
);
create index payment_difference_invoice on payment_difference (invoice_id);
create index payment_difference_booked on payment_difference (booked_at, id);
insert into payment_difference (invoice_id, kind, amount, booked_at, booked_by)
  select id, 'unique_code', unique_code * 100, coalesce(paid_at, issued_at), 'Sistem'
  from invoice where status = 'paid' and unique_code > 0;
