-- What a payment gateway was asked to collect for an invoice: a virtual account or a QRIS code.
create table payment (
  id uuid primary key,
  nr bigint generated always as identity,
  invoice_id uuid not null references invoice,
  order_id uuid not null references sales_order,
  method text not null check (method in ('va', 'qris')),
  bank text check (bank in ('bca', 'mandiri', 'bri', 'bni', 'permata')),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('pending', 'settled', 'failed', 'expired')),
  created_at timestamptz not null,
  -- of the gateway, once it has opened the payment
  gateway text,
  gateway_id text,
  account_number text,
  biller_code text,
  qr_text text,
  expires_at timestamptz,
  settled_at timestamptz,
  -- when the gateway was last asked what has become of it
  asked_at timestamptz,
  check ((method = 'va') = (bank is not null)),
  check ((gateway_id is null) = (expires_at is null))
);
create index payment_order on payment (order_id, nr desc);
-- An invoice waits for one payment at a time.
create unique index payment_pending on payment (invoice_id) where status = 'pending';
create index payment_to_ask on payment (asked_at nulls first, created_at) where status = 'pending';

create table payment_event (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('buyer', 'staff', 'system')),
  actor_name text not null,
  note text
);
create index payment_event_payment on payment_event (payment_id, id);

-- Every notification of a gateway, once by its own id, as it came, with what was made of it.
create table payment_notification (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_id text not null,
  payment_id uuid references payment,
  reference text not null,
  status text not null,
  amount bigint,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  verdict text not null,
  raw text not null,
  -- of money that no invoice takes by itself: what finance did about it
  resolution text check (resolution in ('accepted', 'returned')),
  resolved_at timestamptz,
  resolved_by text,
  resolution_note text,
  unique (gateway, event_id)
);
create index payment_notification_payment on payment_notification (payment_id);
create index payment_notification_waiting on payment_notification (received_at, id)
  where resolved_at is null and verdict in ('wrong_amount', 'late', 'closed', 'duplicate', 'unknown');

-- The built-in bank: what the shop asked it to collect, and what it has seen of it.
create table bank_simulator (
  is_only boolean primary key default true check (is_only),
  mode text not null default 'normal' check (mode in ('normal', 'silent', 'down')),
  secret text not null
);
insert into bank_simulator (secret) values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create table bank_simulator_account (
  nr bigint generated always as identity primary key,
  reference text not null unique,
  description text not null,
  method text not null,
  bank text,
  amount bigint not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  is_closed boolean not null default false
);
create table bank_simulator_event (
  id text primary key,
  account_nr bigint not null references bank_simulator_account,
  status text not null,
  amount bigint,
  at timestamptz not null
);
create index bank_simulator_event_account on bank_simulator_event (account_nr, at);
