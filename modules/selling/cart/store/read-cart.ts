import { sql } from 'kysely'
import { applicableListsQuery, applicablePriceQuery } from '#modules/catalogue/pricing/sql.ts'
import type { Db } from '#platform/database/database.ts'
import { sen } from '#platform/money.ts'
import type { DiscountTier } from '#modules/catalogue/pricing/rules/tiers.ts'
import type { TaxRate } from '#modules/catalogue/tax/rules/tax.ts'
import type { CartVariant, CartPrice, CartLineRow, CartTaxRates } from '../rules/pricing.ts'
import { whereOwned } from '../sql.ts'
import type { CartOwners } from './carts.ts'

/** Which prices apply, and on which day (`2026-11-20`, Jakarta). */
export type CartPriceContext = { isBusiness: boolean; companyId: string | null; day: string }

/**
 * A line, or a requested variant that is not in the cart (`line` is null). Without a price it is not sold.
 */
type CartRow = {
  variant: CartVariant
  price: CartPrice | undefined
  line: (CartLineRow & { isFromVisitorCart: boolean; revision: number }) | null
}

/** The rows of a cart with the day's PPN rates, which are undefined where there are no rows. */
export type CartSnapshot = { rows: CartRow[]; rates: CartTaxRates | undefined }

export const emptySnapshot: CartSnapshot = { rows: [], rates: undefined }

type CartQueryRow = CartVariant & {
  id: string | null
  qty: number | null
  visitors: boolean | null
  revision: number | null
  amount: number | null
  tiers: DiscountTier[] | null
  general: TaxRateTuple | null
  luxuryRate: TaxRateTuple | null
}

type TaxRateTuple = [percent: number, baseNumerator: number, baseDenominator: number]

/**
 * The lines in the order they were added, and other requested variants. Prices and the day's rates are
 * chosen as pricing and tax do it, but in the same statement: every write reads the cart, and separate
 * queries would halve the throughput.
 */
export async function readCart(
  db: Db,
  owners: CartOwners,
  { day, ...priceContext }: CartPriceContext,
  variantIds: readonly number[],
): Promise<CartSnapshot> {
  const { rows } = await sql<CartQueryRow>`
    with own_line as (
      select line.id, line.variant_id, line.quantity, line.added_at, cart.account_id is null as visitors,
        cart.revision
      from cart join cart_line line on line.cart_id = cart.id
      where ${whereOwned(owners)}
    ), ids as (
      select variant_id from own_line ${unionVariantIds(variantIds)}
    ), lists as materialized (${applicableListsQuery(priceContext)})
    select own_line.id, own_line.quantity as qty, own_line.visitors, own_line.revision,
      variant.id as "variantId",
      product.id as "productId", product.slug, product.name, variant.name as "variantName",
      brand.name as brand, variant.sku, variant.picture, variant.unit, variant.measured,
      variant.weight_kg as "weightKg", variant.volume_m3 as "volumeM3", variant.length_m as "lengthM",
      variant.min_order as "minOrder", variant.multiple, variant.lead_days as "leadDays",
      sub_category.slug as "subCategory", product.luxury, variant.active and product.active as active,
      coalesce((select sum(on_hand - held) from current_stock where variant_id = variant.id), 0) as stock,
      (${applicablePriceQuery(sql`variant.id`, day)}) as amount,
      (select jsonb_agg(jsonb_build_object('minQty', min_qty, 'discount', discount) order by min_qty)
        from discount_tier where variant_id = variant.id) as tiers,
      ${taxRateSql('general', day)} as general, ${taxRateSql('luxury', day)} as "luxuryRate"
    from ids
      join variant on variant.id = ids.variant_id
      join product on product.id = variant.product_id
      join brand on brand.id = product.brand_id
      join sub_category on sub_category.id = product.sub_category_id
      left join own_line on own_line.variant_id = ids.variant_id
    order by own_line.added_at, ids.variant_id`.execute(db)
  const { general, luxuryRate } = rows[0] ?? {}
  const rates = general &&
    luxuryRate && { general: toTaxRate(general), luxury: toTaxRate(luxuryRate) }
  return { rows: rows.map(toCartRow), rates: rates ?? undefined }
}

/** A single variant is passed as a value: for an array the planner expects many rows and scans the table. */
const unionVariantIds = (variantIds: readonly number[]) => {
  if (variantIds.length > 1) return sql`union select unnest(${variantIds}::int[])`
  return variantIds.length === 1 ? sql`union select ${variantIds[0]}::int` : sql``
}

function toCartRow(row: CartQueryRow): CartRow {
  const { id, qty, visitors, revision, amount, tiers, ...rest } = row
  const { general: _general, luxuryRate: _luxuryRate, ...variant } = rest
  return {
    variant,
    price: amount === null ? undefined : { listPrice: sen(amount), tiers: tiers ?? [] },
    line:
      id === null
        ? null
        : { id, qty: qty!, isFromVisitorCart: visitors!, revision: revision!, variant },
  }
}

const taxRateSql = (taxClass: keyof CartTaxRates, day: string) => sql`
  (select array[percent, base_numerator, base_denominator] from tax_rate
    where tax_class = ${taxClass} and valid_from <= ${day}::date order by valid_from desc limit 1)`

const toTaxRate = ([percent, baseNumerator, baseDenominator]: TaxRateTuple): TaxRate => ({
  percent,
  baseNumerator,
  baseDenominator,
})
