-- A spreadsheet on its way into the catalogue: looked through first, then applied whole or not at all.
create table catalogue_import (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  file_id uuid not null references stored_file,
  staff_id uuid not null references staff,
  staff_name text not null,
  state text not null check (state in ('checking', 'checked', 'refused', 'applying', 'applied', 'failed')),
  -- rows looked at, those with a fault, those that change something, those of them that are new
  rows integer not null default 0,
  faults integer not null default 0,
  changes integer not null default 0,
  additions integer not null default 0,
  applied integer not null default 0,
  -- why it could not be read, or not be applied
  problem text,
  -- whose look it is, and when it was last heard of: a job may run twice, a sheet is looked through once
  look uuid,
  looked_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index catalogue_import_newest on catalogue_import (created_at desc);

-- What is wrong with which row, as a person reads it.
create table catalogue_import_fault (
  import_id uuid not null references catalogue_import on delete cascade,
  number integer not null,
  place integer not null,
  heading text not null,
  message text not null,
  primary key (import_id, number, place)
);

-- What a row would change: beside each new value the one that stood there when it was looked at.
create table catalogue_import_change (
  import_id uuid not null references catalogue_import on delete cascade,
  number integer not null,
  sku text not null,
  change jsonb not null,
  primary key (import_id, number)
);
