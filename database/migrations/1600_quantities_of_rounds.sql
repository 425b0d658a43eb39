-- The quantity that a price was named for: staff may answer a bid with another one. Older prices have what the line
-- has come to.
alter table negotiation_price
  add column bid_quantity numeric(12, 3) check (bid_quantity > 0),
  add column offer_quantity numeric(12, 3) check (offer_quantity > 0);

update negotiation_price as named set
  bid_quantity = case when named.bid is not null then line.quantity end,
  offer_quantity = case when named.offer is not null then line.quantity end
from negotiation_line line where line.id = named.line_id;

alter table negotiation_price
  add check ((bid is null) = (bid_quantity is null)),
  add check ((offer is null) = (offer_quantity is null));
