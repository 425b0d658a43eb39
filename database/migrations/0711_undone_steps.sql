-- The steps of a delivery that staff may still take back, each with the last event of its order's timeline then.
create table delivery_step (
  delivery_order_id uuid not null references delivery_order on delete cascade,
  step text not null check (step in ('departed', 'received')),
  taken_at timestamptz not null,
  last_event_id bigint not null,
  primary key (delivery_order_id, step)
);

-- A message that is not sent before a time, so that whoever caused it may still take it back.
alter table message
  add column held_for text,
  add column held_until timestamptz,
  add constraint message_held check ((held_for is null) = (held_until is null));
create index message_held_for on message (held_for) where held_for is not null;
