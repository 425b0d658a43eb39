-- A haggled purchase: rounds of the buyer's bids and the shop's offers, out of which one order is placed. All
-- its amounts are in sen before PPN.
create table negotiation (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  account_id uuid not null references account,
  company_id uuid references company,
  status text not null check (status in ('submitted', 'countered', 'accepted', 'rejected', 'ordered',
    'cancelled', 'declined', 'expired')),
  source text not null check (source in ('cart', 'product', 'upo', 'staff')),
  upo_id uuid references upo,
  round integer not null check (round > 0),
  -- the PPN rates of the day of the latest bid or offer: an offer is ordered at them
  rates jsonb not null,
  delivery text not null check (delivery in ('fleet', 'courier', 'pickup')),
  -- of the buyer's address book, and may be gone from there when the order is placed
  address_id uuid,
  target_date date,
  project text not null,
  valid_until timestamptz,
  -- the goods as they stand: at agreed prices, else offered, else bid; for sorting
  value bigint not null,
  handler_id uuid references staff,
  handler text,
  -- why it was declined
  reason text,
  order_id uuid unique references sales_order,
  created_at timestamptz not null,
  -- since when it has its status
  updated_at timestamptz not null
);
create index negotiation_account on negotiation (account_id, created_at desc, id);
create index negotiation_queue on negotiation (status, updated_at, id);
-- A purchase order is haggled about once at a time.
create unique index negotiation_upo on negotiation (upo_id)
  where status in ('submitted', 'countered', 'accepted', 'ordered');

create table negotiation_line (
  id uuid primary key default gen_random_uuid(),
  negotiation_id uuid not null references negotiation on delete cascade,
  position integer not null,
  variant_id integer not null references variant,
  -- copied, because the catalogue may change later
  sku text not null,
  product_name text not null,
  variant_name text not null,
  product_slug text not null,
  picture text not null,
  unit text not null,
  measured boolean not null,
  luxury boolean not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  -- what the buyer would pay without haggling, tier included
  list_price bigint not null check (list_price > 0),
  status text not null check (status in ('open', 'accepted', 'refused')),
  price bigint check (price > 0),
  unique (negotiation_id, position),
  check ((status = 'accepted') = (price is not null))
);

create table negotiation_round (
  negotiation_id uuid not null references negotiation on delete cascade,
  round integer not null,
  bid_at timestamptz,
  bid_by text,
  -- what the buyer would pay for the freight; null without a wish
  freight_bid bigint check (freight_bid >= 0),
  offered_at timestamptz,
  offered_by text,
  freight bigint check (freight >= 0),
  valid_until timestamptz,
  primary key (negotiation_id, round)
);

create table negotiation_price (
  line_id uuid not null references negotiation_line on delete cascade,
  round integer not null,
  bid bigint check (bid > 0),
  offer bigint check (offer > 0),
  decision text check (decision in ('accept', 'refuse', 'counter')),
  primary key (line_id, round)
);

create table negotiation_message (
  id uuid primary key default gen_random_uuid(),
  negotiation_id uuid not null references negotiation on delete cascade,
  line_id uuid references negotiation_line on delete cascade,
  author text not null check (author in ('buyer', 'staff', 'guest')),
  author_name text not null,
  text text not null,
  -- for staff alone
  internal boolean not null default false,
  at timestamptz not null
);
create index negotiation_message_negotiation on negotiation_message (negotiation_id, at, id);

-- A link for a colleague without an account, who reads and comments.
create table negotiation_guest_link (
  id uuid primary key default gen_random_uuid(),
  negotiation_id uuid not null references negotiation on delete cascade,
  token_hash bytea not null unique,
  guest_name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index negotiation_guest_link_negotiation on negotiation_guest_link (negotiation_id);

create table negotiation_event (
  id bigint generated always as identity primary key,
  negotiation_id uuid not null references negotiation on delete cascade,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  actor text not null check (actor in ('buyer', 'staff', 'system')),
  actor_name text not null,
  note text
);
create index negotiation_event_negotiation on negotiation_event (negotiation_id, id);

-- Sentences that staff write often.
create table negotiation_reply_template (
  id uuid primary key default gen_random_uuid(),
  title text not null unique,
  text text not null,
  updated_at timestamptz not null
);

-- What a variant costs the shop, in sen before PPN: the margin of an offer is counted from it.
create table variant_cost (
  variant_id integer primary key references variant on delete cascade,
  amount bigint not null check (amount > 0),
  set_at timestamptz not null
);
