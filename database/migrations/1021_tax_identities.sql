-- Whom tax invoices name as the buyer, as buyers entered it: of a company, or of a person who buys for nobody else.
create table tax_identity (
  id bigint generated always as identity primary key,
  account_id uuid unique references account,
  company_id uuid unique references company,
  kind text not null check (kind in ('npwp', 'nik')),
  id_number text not null check (id_number ~ '^\d{16}$'),
  name text not null,
  address text not null,
  changed_at timestamptz not null,
  -- counts changes, so that nobody overwrites one that they have not seen
  revision integer not null default 1,
  check ((account_id is null) <> (company_id is null))
);

-- What the buyer entered comes before what the company was verified with. Invoices that are written already stay.
create or replace function keep_invoice_tax() returns trigger language plpgsql as $$
begin
  insert into invoice_tax (invoice_id, buyer_id_kind, buyer_id_number, buyer_name, buyer_address, is_business, taxed_on)
  select fresh.id,
    coalesce(entered.kind, case when company.npwp ~ '^\d{16}$' then 'npwp' else 'none' end),
    coalesce(entered.id_number, case when company.npwp ~ '^\d{16}$' then company.npwp end),
    coalesce(entered.name, company.name, account.name),
    coalesce(entered.address, concat_ws(', ', nullif(company.street, ''), city.name, company.postal_code)),
    company.id is not null,
    (fresh.paid_at at time zone 'Asia/Jakarta')::date
  from fresh
  join account on account.id = fresh.account_id
  left join company on company.id = fresh.company_id
  left join city on city.id = company.city_id
  left join lateral (
    select * from tax_identity where company_id = fresh.company_id
    union all select * from tax_identity where account_id = fresh.account_id and fresh.company_id is null
  ) as entered on true;
  return null;
end $$;
