-- Who drives and in what, so that staff choose instead of typing.
create table driver (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  phone text not null unique
);
create table fleet_vehicle (
  id uuid primary key default gen_random_uuid(),
  plate text not null unique,
  -- as people say it: Pickup, CDD
  kind text not null,
  capacity_kg numeric(8, 1) not null check (capacity_kg > 0),
  capacity_m3 numeric(7, 2) not null check (capacity_m3 > 0)
);
