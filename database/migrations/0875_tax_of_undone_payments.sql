-- A payment that was taken back within minutes makes no PPN due: only goods do that have left.

-- The day (Jakarta) on which goods of an order left and stayed away; null where none did.
create function find_day_goods_left(uuid) returns date language sql stable as $$
  select (min(step.at) at time zone 'Asia/Jakarta')::date from sales_order_event as step
  where step.order_id = $1 and step.to_status in ('partly_shipped', 'shipped')
    and not exists (select from sales_order_event as undone where undone.order_id = $1 and undone.id > step.id
      and undone.to_status = 'processing' and undone.from_status in ('partly_shipped', 'shipped'))
$$;

create function note_tax_of_undone_payment() returns trigger language plpgsql as $$
begin
  update invoice_tax set taxed_on = find_day_goods_left(new.order_id) where invoice_id = new.id;
  return null;
end $$;
create trigger invoice_unpaid_is_untaxed after update of paid_at on invoice
  for each row when (old.paid_at is not null and new.paid_at is null) execute function note_tax_of_undone_payment();

-- Payments that were taken back before this.
update invoice_tax set taxed_on = find_day_goods_left(invoice.order_id) from invoice
where invoice.id = invoice_tax.invoice_id and invoice.paid_at is null and invoice_tax.exported_revision is null
  and invoice_tax.taxed_on is not null and invoice_tax.cancelled_on is null
  and exists (select from payment_confirmation where invoice_id = invoice.id and undone_at is not null);
