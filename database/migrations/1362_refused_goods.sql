-- Goods of an invoiced delivery that were refused at the door are credited, and invoiced again when they go again.
alter table credit_note add column refused_delivery_id uuid references delivery_order,
  add check (return_id is null or refused_delivery_id is null);
create index credit_note_refused on credit_note (refused_delivery_id) where refused_delivery_id is not null;

-- What was taken off the invoices of deliveries for refused goods, of each line and of the freight (sen). The other tax
-- base is no part of a credit note: it follows the quantity, and that of the freight its amount, so that all of it is gone
-- with all of the goods.
create view refused_line as
  select note.invoice_id, part.order_line_id, sum(part.quantity) as quantity, sum(part.total)::bigint as total,
    sum(part.tax)::bigint as tax,
    round(max(line.tax_base) * sum(part.quantity) / max(line.quantity))::bigint as tax_base
  from credit_note as note
    join credit_note_line as part on part.credit_note_id = note.id
    join invoice_line as line on line.invoice_id = note.invoice_id and line.order_line_id = part.order_line_id
  where note.refused_delivery_id is not null
  group by note.invoice_id, part.order_line_id;

create view refused_freight as
  select credited.invoice_id, credited.freight, credited.tax,
    round((invoice.tax_base - lines.base) * credited.freight / nullif(invoice.freight_total, 0))::bigint as tax_base
  from (
    select note.invoice_id, sum(note.freight)::bigint as freight,
      sum(note.tax - (select coalesce(sum(tax), 0) from credit_note_line where credit_note_id = note.id))::bigint as tax
    from credit_note as note where note.refused_delivery_id is not null group by note.invoice_id) as credited
    join invoice on invoice.id = credited.invoice_id
    cross join lateral (
      select coalesce(sum(tax_base), 0) as base from invoice_line where invoice_id = invoice.id) as lines;
