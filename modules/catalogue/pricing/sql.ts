import { type RawBuilder, sql } from 'kysely'
import type { PriceContext, StandardPriceList } from './rules/price-lists.ts'

// The one definition of which price row applies. Stores of other capabilities embed these fragments,
// so that a list, a cart or an export reads its prices in the statement that reads its rows.

type Sql = RawBuilder<unknown>

/** Whether a `price_list` row (aliased `list`) applies to a context. */
export const whereListApplies = ({ isBusiness, companyId }: PriceContext): Sql => sql`(
  list.code = 'retail' and list.company_id is null
  or ${isBusiness}::bool and list.code = 'business' and list.company_id is null
  or list.company_id = ${companyId}::uuid)`

/** Orders `price_list` rows (aliased `list`) by precedence: company, business, retail. */
export const listPrecedence: Sql = sql`list.company_id is null, list.code = 'retail'`

/** One row with the array `ids`: the lists that apply to a context, in precedence. */
export const applicableListsQuery = (context: PriceContext): Sql => sql`
  select array(select list.id from price_list as list
    where ${whereListApplies(context)} order by ${listPrecedence}, list.id) as ids`

/**
 * The price (sen with PPN) of a variant on a day, from the first list that has one. The statement
 * must define `lists` as `applicableListsQuery`.
 */
export const applicablePriceQuery = (variantId: Sql, day: string): Sql => sql`
  select current_price.amount from price as current_price
  where current_price.variant_id = ${variantId}
    and current_price.price_list_id = any((select ids from lists)::int[])
    and current_price.valid_from <= ${day}::date
  order by array_position((select ids from lists), current_price.price_list_id),
    current_price.valid_from desc limit 1`

/** The price (sen with PPN) of a variant on a standard list on a day. */
export const standardPriceQuery = (
  list: StandardPriceList,
  variantId: Sql,
  day: string,
): Sql => sql`
  select current_price.amount from price as current_price
  where current_price.variant_id = ${variantId} and current_price.valid_from <= ${day}::date
    and current_price.price_list_id =
      (select id from price_list where code = ${list} and company_id is null)
  order by current_price.valid_from desc limit 1`

/** The price (sen with PPN) of a variant on every list on a day: `price_list_id`, `amount`. */
export const pricesByListQuery = (variantId: Sql, day: string): Sql => sql`
  select distinct on (current_price.price_list_id) current_price.price_list_id, current_price.amount
  from price as current_price
  where current_price.variant_id = ${variantId} and current_price.valid_from <= ${day}::date
  order by current_price.price_list_id, current_price.valid_from desc`
