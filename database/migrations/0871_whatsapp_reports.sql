-- What WhatsApp reports of a message after it has taken it.
alter table message
  -- the id that WhatsApp gave it
  add column whatsapp_id text,
  add column delivered_at timestamptz,
  add column read_at timestamptz;
create unique index message_whatsapp_id on message (whatsapp_id) where whatsapp_id is not null;
