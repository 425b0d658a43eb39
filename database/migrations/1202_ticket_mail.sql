-- A buyer may answer the e-mails of a support ticket: the reply goes to an address of the ticket's own, which nobody guesses.
alter table support_ticket
  add column reply_token text not null default replace(gen_random_uuid()::text, '-', '') unique;

-- Where an e-mail is answered, other than its sender.
alter table message add column reply_to text;

-- E-mails that came in, by what their sender's server calls them: one that comes again changes nothing.
create table inbound_mail (
  message_id text primary key,
  outcome text not null check (outcome in ('stored', 'closed')),
  ticket_id uuid not null references support_ticket on delete cascade,
  received_at timestamptz not null
);
create index inbound_mail_ticket on inbound_mail (ticket_id);
