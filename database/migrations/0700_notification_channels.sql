-- The phone number that an account has proved to be theirs; it counts only while it is still the account's.
create table verified_phone (
  account_id uuid primary key references account,
  phone text not null,
  verified_at timestamptz not null
);

-- The code that was sent to a number to prove it.
create table phone_code (
  account_id uuid primary key references account,
  phone text not null,
  code_hash bytea not null,
  guesses integer not null default 0,
  expires_at timestamptz not null
);

-- Where a buyer wants to be told of a kind of event; the shop's default without a row.
create table notification_choice (
  account_id uuid not null references account,
  kind text not null,
  channel text not null check (channel in ('mail', 'whatsapp')),
  active boolean not null,
  primary key (account_id, kind, channel)
);

alter table message
  -- What WhatsApp is sent: template, values of its variables, and that of its button.
  add column whatsapp jsonb,
  -- Set once the message is not tried any more.
  add column gave_up_at timestamptz,
  add constraint message_whatsapp check ((channel = 'whatsapp') = (whatsapp is not null));
