import { sql } from 'kysely'
import { notFound } from '#platform/refusal.ts'
import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import type { Db } from '#platform/database/database.ts'

/** Goods on sale, by SKU or by id, with what an order's line copies of them. */
export async function findGoods(db: Db, by: { sku: string } | { variantId: number }) {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id as variantId', 'variant.sku', 'variant.picture', 'variant.unit'])
    .select(['variant.measured', 'variant.name as variantName', 'product.name as productName'])
    .select(['product.slug as productSlug', 'product.luxury'])
    .select(['variant.weight_kg as weightKg', 'variant.volume_m3 as volumeM3'])
    .where('variant.active', '=', true)
    .where('product.active', '=', true)
    .$if('sku' in by, (query) =>
      query.where(sql`lower(variant.sku)`, '=', 'sku' in by ? by.sku.toLowerCase() : ''),
    )
    .$if('variantId' in by, (query) =>
      query.where('variant.id', '=', 'variantId' in by ? by.variantId : 0),
    )
    .executeTakeFirst()
}
export type SubstituteGoods = NonNullable<Awaited<ReturnType<typeof findGoods>>>

/** An order's status, and when it was placed: it has that day's rates of PPN. Throws 404. */
export const findOrderFacts = (db: Db, orderId: string) =>
  db
    .selectFrom('sales_order')
    .select(['status', 'placed_at as placedAt'])
    .$narrowType<{ status: OrderStatus }>()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow(notFound)

/** The e-mail address of the member of staff who proposed; undefined where they cannot sign in any more. */
export const findProposerEmail = async (db: Db, staffId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('staff')
      .select('email')
      .where('id', '=', staffId)
      .where('suspended_at', 'is', null)
      .executeTakeFirst()
  )?.email
