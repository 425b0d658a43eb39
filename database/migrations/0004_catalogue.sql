create table category (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  menu_group text not null,
  position integer not null,
  picture text not null
);

create table sub_category (
  id integer generated always as identity primary key,
  category_id integer not null references category,
  slug text not null,
  name text not null,
  aliases text[] not null default '{}',
  -- [{ key, label, unit?, type, onCard }], in the order of the facets
  attributes jsonb not null default '[]',
  position integer not null,
  picture text not null,
  unique (category_id, slug)
);

create table brand (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  story text not null,
  logo text not null
);

create table product (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  brand_id integer not null references brand,
  sub_category_id integer not null references sub_category,
  description text not null,
  standard text,
  -- [{ label, value }]
  specification jsonb not null default '[]',
  picture text not null,
  popularity integer not null default 0,
  luxury boolean not null default false,
  active boolean not null default true,
  -- what a search finds it by; kept by the catalogue when it saves a product
  search_text text not null,
  search tsvector generated always as (to_tsvector('simple', search_text)) stored
);
create index product_sub_category on product (sub_category_id, popularity desc, id) where active;
create index product_brand on product (brand_id, popularity desc, id) where active;
create index product_popularity on product (popularity desc, id) where active;
create index product_search on product using gin (search);
create index product_search_text on product using gin (search_text gin_trgm_ops);

create table variant (
  id integer generated always as identity primary key,
  product_id integer not null references product,
  sku text not null unique,
  name text not null,
  attributes jsonb not null default '{}',
  unit text not null,
  -- measured units (m³, kg) are sold in fractions, counted ones whole
  measured boolean not null default false,
  weight_kg numeric(12, 3) not null check (weight_kg > 0),
  volume_m3 numeric(12, 6) not null check (volume_m3 > 0),
  length_m numeric(6, 2) not null check (length_m > 0),
  pieces_per_unit numeric(10, 2),
  coverage_m2 numeric(12, 4),
  min_order numeric(12, 3) not null check (min_order > 0),
  multiple numeric(12, 3) not null check (multiple > 0),
  lead_days integer not null default 0,
  picture text not null,
  position integer not null,
  active boolean not null default true
);
create index variant_product on variant (product_id, position) where active;

create table price_list (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null,
  company_id uuid references company
);
create table price (
  variant_id integer not null references variant,
  price_list_id integer not null references price_list,
  valid_from date not null,
  -- sen, including PPN
  amount bigint not null check (amount > 0),
  primary key (variant_id, price_list_id, valid_from)
);
create table discount_tier (
  variant_id integer not null references variant,
  min_qty numeric(12, 3) not null check (min_qty > 0),
  discount numeric(5, 2) not null check (discount > 0 and discount < 100),
  primary key (variant_id, min_qty)
);
create table tax_rate (
  valid_from date not null,
  tax_class text not null check (tax_class in ('general', 'luxury')),
  -- percent of the base, and the part of the price that is the base (11/12 or 1/1)
  percent integer not null,
  base_numerator integer not null,
  base_denominator integer not null,
  primary key (tax_class, valid_from)
);
insert into tax_rate values ('2025-01-01', 'general', 12, 11, 12), ('2025-01-01', 'luxury', 12, 1, 1);
insert into price_list (code, name) values ('retail', 'Eceran'), ('business', 'Bisnis');

create table warehouse (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null,
  city_id text not null references city,
  latitude numeric(8, 5) not null,
  longitude numeric(8, 5) not null
);
create table stock (
  variant_id integer not null references variant,
  warehouse_id integer not null references warehouse,
  on_hand numeric(14, 3) not null check (on_hand >= 0),
  held numeric(14, 3) not null default 0 check (held >= 0),
  primary key (variant_id, warehouse_id),
  constraint stock_never_short check (held <= on_hand)
);
