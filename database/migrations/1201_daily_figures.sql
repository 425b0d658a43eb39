-- What the shop learns about itself: one row a day, worked out from orders, deliveries, negotiations, searches and
-- page views, so that a year of it is read at once however many orders there are.
create table daily_figure (
  -- a day in Jakarta
  day date primary key,
  -- orders placed on that day; revenue (sen, PPN and freight included) of those that were not cancelled
  orders integer not null,
  cancelled integer not null,
  revenue bigint not null,
  -- page views
  visits integer not null,
  product_views integer not null,
  cart_views integer not null,
  checkout_views integer not null,
  zero_results integer not null,
  -- deliveries that were received on that day, and those of them that came by the planned one
  deliveries integer not null,
  deliveries_on_time integer not null,
  -- bids that staff answered on that day, and how long they had waited (seconds)
  answers integer not null,
  answer_seconds bigint not null,
  summarized_at timestamptz not null
);

-- What was ordered of a variant on a day, cancelled orders left out.
create table daily_goods (
  day date not null,
  variant_id integer not null references variant on delete cascade,
  quantity numeric(14, 3) not null,
  -- sen, PPN included
  revenue bigint not null,
  orders integer not null,
  primary key (day, variant_id)
);

-- Searches without result by day; their texts are those of search_miss, which bounds them.
create table search_miss_day (
  day date not null,
  text text not null,
  times integer not null,
  primary key (day, text)
);

create index delivery_order_received on delivery_order (received_at) where received_at is not null;
create index negotiation_event_answer on negotiation_event (at) where from_status = 'submitted';
