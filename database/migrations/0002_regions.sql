create table province (
  id text primary key,
  name text not null
);
create table city (
  id text primary key,
  province_id text not null references province,
  name text not null,
  latitude numeric(8, 5) not null,
  longitude numeric(8, 5) not null
);
create index city_province on city (province_id, name);
create table district (
  id text primary key,
  city_id text not null references city,
  name text not null
);
create index district_city on district (city_id, name);
create table village (
  id text primary key,
  district_id text not null references district,
  name text not null
);
create index village_district on village (district_id, name);
create table postal_code (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^\d{5}$'),
  district_id text not null references district,
  village_id text references village,
  source text not null
);
create index postal_code_district on postal_code (district_id, code);
