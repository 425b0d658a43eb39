import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'

/** What helps staff to price a variant for one buyer (sen before PPN). */
export type PricingFacts = {
  cost: Money | null
  lastPaid: { price: Money; at: Date } | null
}

/** The purchase cost of variants, and what the buyer or their company paid for one unit last. */
export async function findPricingFacts(
  db: Db,
  variantIds: readonly number[],
  { accountId, companyId }: { accountId: string; companyId: string | null },
): Promise<Map<number, PricingFacts>> {
  const { rows } = await sql<{
    variantId: number
    cost: number | null
    paid: number | null
    paidAt: Date | null
  }>`
    select ids.id as "variantId", cost.amount as cost, last.paid, last.placed_at as "paidAt"
    from unnest(${variantIds}::int[]) as ids (id)
      left join variant_cost cost on cost.variant_id = ids.id
      left join lateral (
        select round(line.tax_exclusive / line.quantity)::bigint as paid, bought.placed_at
        from sales_order_line line join sales_order bought on bought.id = line.order_id
        where line.variant_id = ids.id and bought.status <> 'cancelled'
          and (bought.account_id = ${accountId}::uuid or bought.company_id = ${companyId}::uuid)
        order by bought.placed_at desc limit 1) as last on true`.execute(db)
  return new Map(
    rows.map(({ variantId, cost, paid, paidAt }) => [
      variantId,
      {
        cost: cost === null ? null : sen(cost),
        lastPaid: paid === null ? null : { price: sen(paid), at: paidAt! },
      },
    ]),
  )
}

/** Writes down what a variant costs the shop; false where there is no such variant. */
export async function saveCost(tx: Db, variantId: number, amount: Money, at: Date) {
  const { rows } = await sql<{ sku: string; before: number | null }>`
    with former as (select amount from variant_cost where variant_id = ${variantId}::int),
      saved as (
        insert into variant_cost (variant_id, amount, set_at)
        select id, ${amount}::bigint, ${at}::timestamptz from variant where id = ${variantId}::int
        on conflict (variant_id) do update set amount = excluded.amount, set_at = excluded.set_at
        returning variant_id)
    select variant.sku, (select amount from former) as before
    from saved join variant on variant.id = saved.variant_id`.execute(tx)
  return rows[0]
}
