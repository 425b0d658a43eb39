-- A delivery is prepared before it leaves.
alter table delivery_order add column prepared_at timestamptz;
update delivery_order set prepared_at = shipped_at;
alter table delivery_order alter column prepared_at set not null;
alter table delivery_order alter column shipped_at drop not null;
alter table delivery_order add constraint delivery_order_left
  check ((status = 'prepared') = (shipped_at is null));

-- Code 0 means that all 999 figures of an amount are asked for already: such a transfer is told
-- by its proof alone, and an order never fails for want of a code.
drop index invoice_open_figure;
create unique index invoice_open_figure on invoice ((amount + unique_code * 100))
  where status in ('unpaid', 'proof_submitted') and payment_type = 'transfer' and unique_code > 0;
create index invoice_proof on invoice (proof_file_id) where proof_file_id is not null;
