-- A buyer's own list of goods to order again; a shared one is seen by their company's people.
create table saved_list (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  -- set while it is shared
  company_id uuid references company,
  name text not null,
  changed_at timestamptz not null
);
create unique index saved_list_name on saved_list (account_id, lower(name));
create index saved_list_company on saved_list (company_id) where company_id is not null;
create table saved_list_line (
  list_id uuid not null references saved_list on delete cascade,
  position integer not null,
  variant_id integer not null references variant,
  qty numeric(12, 3) not null check (qty > 0),
  primary key (list_id, position)
);

-- Who waits for goods to come back, or to become cheaper; told once.
create table watch (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  variant_id integer not null references variant,
  kind text not null check (kind in ('stock', 'price')),
  -- what it cost the buyer when they began to wait (sen with PPN)
  price bigint not null,
  -- of the secret in the letter's link that ends it
  stop_hash bytea unique,
  created_at timestamptz not null,
  told_at timestamptz
);
create unique index watch_waiting on watch (account_id, variant_id, kind) where told_at is null;
create index watch_untold on watch (variant_id) where told_at is null;
