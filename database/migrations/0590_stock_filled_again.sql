-- Stock that rises from near the edge is noted too. Before, a variant with a rest too small to order that was
-- filled up in the same warehouse was not: nothing told what is kept in memory that it can be ordered again.
create or replace function stock_moved() returns trigger language plpgsql as $$
begin
  if current_setting('stock.settling', true) = 'on' then return null; end if;
  perform note_product_changes(array(
    select distinct variant.product_id
    from (
      select variant_id, bool_or((changed.on_hand > changed.held) <> (was.on_hand > was.held)) as edge,
        sum((changed.on_hand - changed.held) - (was.on_hand - was.held)) as difference
      from changed join was using (variant_id, warehouse_id) group by variant_id) as move
    join variant on variant.id = move.variant_id
    where move.edge or (
      select least(sum(on_hand - held), sum(on_hand - held) - move.difference)
      from stock where variant_id = variant.id) < 10 * variant.min_order));
  return null;
end $$;
