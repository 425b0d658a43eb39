-- What was written in the same millisecond keeps its order.
alter table support_ticket_message add column nr bigint generated always as identity;
drop index support_ticket_message_ticket;
create index support_ticket_message_ticket on support_ticket_message (ticket_id, at, nr);

alter table negotiation_message add column nr bigint generated always as identity;
drop index negotiation_message_negotiation;
create index negotiation_message_negotiation on negotiation_message (negotiation_id, at, nr);

alter table sales_order_note add column nr bigint generated always as identity;
alter table bank_simulator_event add column nr bigint generated always as identity;
