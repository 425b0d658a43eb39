-- A return whose goods are on several invoices has a credit note for each of them.
alter table credit_note add column return_id uuid references order_return;
update credit_note as note set return_id = r.id
  from order_return as r
  where note.order_id = r.order_id and note.reason = 'Retur ' || r.number;
create index credit_note_return on credit_note (return_id) where return_id is not null;
alter table order_return drop column credit_note_id;
