-- What a tax invoice (faktur pajak) says of each line: the base (DPP nilai lain) handed down from the document, the
-- rate of its day, and whether the goods are on the luxury list.
alter table sales_order_line
  add column luxury boolean not null default false,
  add column tax_percent numeric(5, 2) not null default 12,
  add column tax_base bigint;

-- Orders from before: the document's base by largest remainder over lines and freight, as the rules hand it down.
with part as (
  select line.id, line.order_id, line.position, line.total as weight from sales_order_line as line
  union all
  select null, id, 2147483647, freight_total from sales_order
), share as (
  select part.id, part.order_id, part.position,
    div(o.tax_base::numeric * part.weight, o.total) as whole,
    mod(o.tax_base::numeric * part.weight, o.total) as remainder
  from part join sales_order as o on o.id = part.order_id
), ranked as (
  select share.*,
    row_number() over (partition by order_id order by remainder desc, position) as rank,
    sum(whole) over (partition by order_id) as handed_down
  from share
)
update sales_order_line as line
set tax_base = ranked.whole + case when ranked.rank <= o.tax_base - ranked.handed_down then 1 else 0 end
from ranked join sales_order as o on o.id = ranked.order_id
where line.id = ranked.id;

alter table sales_order_line
  alter column tax_base set not null,
  alter column luxury drop default,
  alter column tax_percent drop default;

-- An invoice as the tax office is told of it: who the buyer was when it was issued, and when PPN became due.
create table invoice_tax (
  invoice_id uuid primary key references invoice on delete cascade,
  -- a tax number or an identity number, both of 16 digits; without either the sale is reported in an aggregate
  buyer_id_kind text not null check (buyer_id_kind in ('npwp', 'nik', 'none')),
  buyer_id_number text,
  buyer_name text not null,
  buyer_address text not null,
  is_business boolean not null,
  -- the day (Jakarta) on which PPN became due: paid, or goods gone, whichever came first (UU PPN art. 11)
  taxed_on date,
  -- the day on which its order was cancelled after that
  cancelled_on date,
  -- grows with each correction of the buyer; the number in which the tax office was told last
  revision integer not null default 1,
  exported_revision integer,
  check ((buyer_id_kind = 'none') = (buyer_id_number is null))
);
create index invoice_tax_day on invoice_tax (taxed_on, invoice_id) where taxed_on is not null;
create index invoice_tax_cancelled on invoice_tax (cancelled_on, invoice_id) where cancelled_on is not null;

-- Files for the tax office, and what each said, so that an old one is given again as it was.
create table tax_export (
  id bigint generated always as identity primary key,
  month date not null check (extract(day from month) = 1),
  kind text not null check (kind in ('new', 'replacement')),
  created_at timestamptz not null,
  created_by text not null,
  invoices integer not null check (invoices > 0),
  tax_exclusive bigint not null,
  tax_base bigint not null,
  tax bigint not null
);
create index tax_export_month on tax_export (month, id);
create table tax_export_invoice (
  export_id bigint not null references tax_export on delete cascade,
  position integer not null,
  invoice_id uuid not null references invoice,
  revision integer not null,
  buyer_id_kind text not null,
  buyer_id_number text not null,
  buyer_name text not null,
  buyer_address text not null,
  primary key (export_id, position)
);
create index tax_export_invoice_invoice on tax_export_invoice (invoice_id);

-- Kept with each invoice however it is written.
create function keep_invoice_tax() returns trigger language plpgsql as $$
begin
  insert into invoice_tax (invoice_id, buyer_id_kind, buyer_id_number, buyer_name, buyer_address, is_business, taxed_on)
  select fresh.id,
    case when company.npwp ~ '^\d{16}$' then 'npwp' else 'none' end,
    case when company.npwp ~ '^\d{16}$' then company.npwp end,
    coalesce(company.name, account.name),
    concat_ws(', ', nullif(company.street, ''), city.name, company.postal_code),
    company.id is not null,
    (fresh.paid_at at time zone 'Asia/Jakarta')::date
  from fresh
  join account on account.id = fresh.account_id
  left join company on company.id = fresh.company_id
  left join city on city.id = company.city_id;
  return null;
end $$;
create trigger invoice_keeps_tax after insert on invoice
  referencing new table as fresh for each statement execute function keep_invoice_tax();

create function note_tax_of_payment() returns trigger language plpgsql as $$
begin
  update invoice_tax set taxed_on = (new.paid_at at time zone 'Asia/Jakarta')::date
  where invoice_id = new.id and taxed_on is null;
  return null;
end $$;
create trigger invoice_paid_is_taxed after update of paid_at on invoice
  for each row when (old.paid_at is null and new.paid_at is not null) execute function note_tax_of_payment();

create function note_tax_of_order() returns trigger language plpgsql as $$
declare day date = (new.at at time zone 'Asia/Jakarta')::date;
begin
  if new.to_status = 'cancelled' then
    update invoice_tax set cancelled_on = day from invoice
    where invoice.id = invoice_tax.invoice_id and invoice.order_id = new.order_id
      and taxed_on is not null and cancelled_on is null;
  elsif new.to_status = 'processing' then
    -- Staff took the departure back within minutes: nothing has left, and nothing is paid.
    update invoice_tax set taxed_on = null from invoice
    where invoice.id = invoice_tax.invoice_id and invoice.order_id = new.order_id
      and invoice.paid_at is null and exported_revision is null;
  else
    update invoice_tax set taxed_on = day from invoice
    where invoice.id = invoice_tax.invoice_id and invoice.order_id = new.order_id
      and invoice.status <> 'void' and taxed_on is null;
  end if;
  return null;
end $$;
create trigger order_step_is_taxed after insert on sales_order_event
  for each row when (new.to_status in ('partly_shipped', 'shipped', 'cancelled')
    or (new.to_status = 'processing' and new.from_status in ('partly_shipped', 'shipped')))
  execute function note_tax_of_order();

-- Invoices from before, with the buyer as they are known today.
insert into invoice_tax (invoice_id, buyer_id_kind, buyer_id_number, buyer_name, buyer_address, is_business, taxed_on,
  cancelled_on)
select invoice.id,
  case when company.npwp ~ '^\d{16}$' then 'npwp' else 'none' end,
  case when company.npwp ~ '^\d{16}$' then company.npwp end,
  coalesce(company.name, account.name),
  concat_ws(', ', nullif(company.street, ''), city.name, company.postal_code),
  company.id is not null, step.taxed_on, case when step.taxed_on is not null then step.cancelled_on end
from invoice
join account on account.id = invoice.account_id
left join company on company.id = invoice.company_id
left join city on city.id = company.city_id
cross join lateral (
  select least((invoice.paid_at at time zone 'Asia/Jakarta')::date,
      min((event.at at time zone 'Asia/Jakarta')::date)
        filter (where event.to_status in ('partly_shipped', 'shipped') and invoice.status <> 'void')) as taxed_on,
    max((event.at at time zone 'Asia/Jakarta')::date) filter (where event.to_status = 'cancelled') as cancelled_on
  from sales_order_event as event where event.order_id = invoice.order_id
) as step;

-- The credit notes of a month.
create index credit_note_issued on credit_note (issued_at);
