-- The city for which an offer names the freight: the buyer's address may change or go before the order is placed.
-- Null before the first offer, for fetched goods, and where no address was named before there had to be one.
alter table negotiation add column freight_city_id text;
update negotiation set freight_city_id = address.city_id from address
  where address.id = negotiation.address_id and negotiation.status in ('countered', 'accepted');
