-- One delivery note of one supplier is received once. Both as compared: small letters, one hyphen for
-- everything else between letters and digits.
create table stock_receipt (
  supplier text not null,
  reference text not null,
  warehouse_id integer not null references warehouse,
  at timestamptz not null,
  by_name text not null,
  primary key (supplier, reference)
);

insert into stock_receipt (supplier, reference, warehouse_id, at, by_name)
select trim(both '-' from regexp_replace(lower(substr(reason, length('Barang masuk dari ') + 1)), '[^[:alnum:]]+', '-', 'g')),
  trim(both '-' from regexp_replace(lower(reference), '[^[:alnum:]]+', '-', 'g')), warehouse_id, at, by_name
from stock_move where kind = 'receipt' and reference is not null and reason like 'Barang masuk dari %'
order by id
on conflict do nothing;

-- Goods move from one warehouse to another.
alter table stock_move drop constraint stock_move_kind_check;
alter table stock_move add constraint stock_move_kind_check
  check (kind in ('receipt', 'adjustment', 'delivery', 'transfer'));

-- What left lately says how long the rest lasts.
create index stock_move_delivered on stock_move (at) where kind = 'delivery';
