-- The e-mail that goes out if WhatsApp does not bring the message: only where the buyer has switched e-mail off.
alter table message
  -- recipient, text and html; subject, link and template are the same
  add column email jsonb,
  -- of an e-mail: the message by WhatsApp that did not arrive
  add column instead_of uuid references message on delete set null,
  add constraint message_email check (email is null or channel = 'whatsapp'),
  add constraint message_instead_of check (instead_of is null or channel = 'mail');
create unique index message_instead_of on message (instead_of) where instead_of is not null;
create index message_email_recipient on message ((email ->> 'recipient')) where email is not null;
