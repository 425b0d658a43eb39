-- What a buyer asks customer service, as a thread.
create table support_ticket (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  account_id uuid not null references account on delete cascade,
  topic text not null check (topic in ('order', 'payment', 'delivery', 'goods', 'account', 'other')),
  subject text not null,
  -- the order that it is about
  order_id uuid references sales_order on delete set null,
  status text not null check (status in ('open', 'answered', 'closed')),
  handler_id uuid references staff,
  handler text,
  created_at timestamptz not null,
  -- since when it has its status; while it is open, since when the buyer waits
  updated_at timestamptz not null
);
create index support_ticket_account on support_ticket (account_id, created_at desc, id);
create index support_ticket_queue on support_ticket (status, updated_at, id);
create index support_ticket_order on support_ticket (order_id);
create index support_ticket_handler on support_ticket (handler_id);

create table support_ticket_message (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references support_ticket on delete cascade,
  author text not null check (author in ('buyer', 'staff')),
  author_name text not null,
  text text not null,
  -- for colleagues only
  internal boolean not null default false,
  at timestamptz not null
);
create index support_ticket_message_ticket on support_ticket_message (ticket_id, at, id);

create table support_ticket_file (
  message_id uuid not null references support_ticket_message on delete cascade,
  position integer not null,
  file_id uuid not null references stored_file,
  primary key (message_id, position)
);
create index support_ticket_file_file on support_ticket_file (file_id);

create table support_ticket_event (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references support_ticket on delete cascade,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  actor text not null check (actor in ('buyer', 'staff')),
  actor_name text not null,
  note text
);
create index support_ticket_event_ticket on support_ticket_event (ticket_id, id);

-- Sentences that staff write often are no longer of negotiations alone.
alter table negotiation_reply_template rename to reply_template;
alter table reply_template drop constraint negotiation_reply_template_purpose_check;
alter table reply_template add constraint reply_template_purpose_check
  check (purpose in ('offer', 'decline', 'ticket'));
alter table reply_template drop constraint negotiation_reply_template_title_key;
create unique index reply_template_title on reply_template (title, purpose);
