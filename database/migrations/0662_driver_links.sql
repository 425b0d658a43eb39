-- A link that shows a driver without an account the drops of one day, until it ends.
create table driver_link (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  driver text not null,
  driver_phone text not null,
  day date not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index driver_link_day on driver_link (day, driver_phone);

alter table delivery_order add column arrived_at timestamptz;

-- What the driver brought back of a delivery: once, however often the phone sends it.
create table delivery_proof (
  delivery_order_id uuid primary key references delivery_order on delete cascade,
  -- chosen by the phone: the same key is the same handover
  request_key uuid not null,
  photo_id uuid references stored_file,
  recorded_at timestamptz not null
);

-- What the recipient did not take, and why. It goes back, and may be delivered again.
alter table delivery_order_line
  add column refused numeric(12, 3) not null default 0 check (refused >= 0 and refused <= quantity),
  add column refusal_reason text;
