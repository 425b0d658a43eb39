-- Whether every order of a company has to carry its own purchase order number.
alter table company add column requires_po_number boolean not null default false;
