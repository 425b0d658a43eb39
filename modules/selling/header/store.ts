import { sql } from 'kysely'
import { applicableListsQuery, applicablePriceQuery } from '#modules/catalogue/pricing/sql.ts'
import { whereOwned } from '#modules/selling/cart/sql.ts'
import type { PriceContext } from '#modules/catalogue/pricing/rules/price-lists.ts'
import type { Db } from '#platform/database/database.ts'
import { waitingCountQuery, waitingInvoiceCountQuery } from '#modules/selling/negotiations/sql.ts'
import type { HeaderCartLine } from './rules.ts'

/** The reader of a page, by account and by the hash of a visitor's token. */
export type HeaderReader = PriceContext & { account: string | null; visitor: Buffer | null }

type HeaderDistrict = { id: string; label: string }

export type HeaderRow = {
  /** The cart's lines in the order they were added. */
  lines: (HeaderCartLine & { isFromVisitorCart: boolean })[]
  hasCompanyPrices: boolean
  /** Negotiations that wait for the buyer. */
  waitingNegotiations: number
  /** Invoices that wait for the buyer. */
  waitingInvoices: number
  chosenDistrict: HeaderDistrict | null
  homeDistrict: HeaderDistrict | null
}

/**
 * All that the header shows of a reader, in one statement: every page needs it. Prices are chosen as the
 * cart does it, on that day (`2026-11-20`, Jakarta).
 */
export async function readHeader(
  db: Db,
  { account, visitor, ...prices }: HeaderReader,
  districtId: string | null,
  day: string,
): Promise<HeaderRow> {
  const { rows } = await sql<HeaderRow>`
    with own_line as (
      select line.variant_id, line.quantity, line.added_at, cart.account_id is null as visitors
      from cart join cart_line line on line.cart_id = cart.id
      where ${whereOwned({ account, visitor })}
    ), lists as materialized (${applicableListsQuery(prices)})
    select coalesce((
        select json_agg(json_build_object('qty', own_line.quantity, 'weightKg', variant.weight_kg,
          'amount', case when variant.active and product.active
            then (${applicablePriceQuery(sql`variant.id`, day)}) end,
          'tiers', coalesce((select json_agg(json_build_object('minQty', min_qty, 'discount', discount)
            order by min_qty) from discount_tier where variant_id = variant.id), '[]'),
          'isFromVisitorCart', visitors) order by own_line.added_at, variant.id)
        from own_line join variant on variant.id = own_line.variant_id
          join product on product.id = variant.product_id), '[]') as lines,
      exists (select from price_list where company_id = ${prices.companyId}::uuid)
        as "hasCompanyPrices",
      (${waitingCountQuery(account)}) as "waitingNegotiations",
      (${waitingInvoiceCountQuery(account)}) as "waitingInvoices",
      (select json_build_object('id', district.id, 'label', district.name || ', ' || city.name)
        from district join city on city.id = district.city_id
        where district.id = ${districtId}::text) as "chosenDistrict",
      (select json_build_object('id', district.id, 'label', district.name || ' ' || address.postal_code)
        from address_book as address join district on district.id = address.district_id
        where address.reader_id = ${account}::uuid
        order by address.is_main desc, address.created_at, address.id limit 1) as "homeDistrict"`.execute(
    db,
  )
  return rows[0]!
}
