-- Brands that advertise, what is booked for them by day, and how often it was seen and pressed.
create table ad_brand (
  id integer generated always as identity primary key,
  brand_id integer not null unique references brand on delete cascade,
  tier text not null check (tier in ('diamond', 'platinum', 'gold')),
  -- {product} is replaced by what the page is about
  slogan text not null,
  revision integer not null default 1
);

create table ad (
  id integer generated always as identity primary key,
  ad_brand_id integer not null references ad_brand on delete cascade,
  -- which pages, and where on them; what a tier may have is a rule (modules/content/ads/rules)
  type text not null check (type in ('homepage', 'productlist', 'blog', 'search')),
  placement text not null check (placement in
    ('popup', 'topbanner', 'logo', 'sidebanner', 'insidearticle', 'bottomfloating')),
  -- path of an image in the file store
  img_bucket_src text not null,
  -- a path of the shop, or an address that begins with https
  link text not null,
  -- days in Jakarta, both included: cached pages end at midnight, so that an ad begins and ends by itself
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  revision integer not null default 1,
  created_at timestamptz not null
);
create index ad_place on ad (type, placement, ends_on);
create index ad_newest on ad (starts_on desc, id desc);
create index ad_of_brand on ad (ad_brand_id);

-- Some rows a day and ad, of which each event counts up one: the readers of a page do not wait for one another.
create table ad_count (
  ad_id integer not null references ad on delete cascade,
  -- the day in Jakarta
  day date not null,
  shard smallint not null check (shard between 0 and 7),
  views integer not null default 0,
  clicks integer not null default 0,
  primary key (ad_id, day, shard)
);
create index ad_count_day on ad_count (day);

-- Cached pages show ads, not their counts.
create trigger ad_brand_notify_change after insert or update or delete or truncate on ad_brand
  for each statement execute function notify_catalogue_changed();
create trigger ad_notify_change after insert or update or delete or truncate on ad
  for each statement execute function notify_catalogue_changed();
