import { withTransaction } from '#platform/database/database.ts'
import { formatQuantity } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { record } from '#modules/audit/service.ts'
import { explain } from './ledger.ts'
import { changedStock, type StockChange, thousandths } from './rules.ts'
import * as store from './store.ts'

/** A change of what one warehouse (by code) has on hand, and why. */
export type AskedChange = StockChange & { warehouse: string; reason: string }

/**
 * Sets what a warehouse has on hand of a variant, and writes down what it was and why. Throws 404,
 * 422 `stock.no_warehouse`, and what the rules refuse.
 */
export const changeStock = (ctx: StaffContext, variantId: number, asked: AskedChange) =>
  withTransaction(ctx, async (ctx) => {
    const goods = await store.goodsOf(ctx.db, variantId)
    if (!goods) throw notFound()
    const warehouse = await store.warehouseBy(ctx.db, asked.warehouse)
    if (!warehouse)
      throw new Refusal('stock.no_warehouse', 'Gudang ini tidak ada.', 422, {
        errors: { warehouse: 'Pilih salah satu gudang.' },
      })
    const { onHand, held } = await store.lockRow(ctx.db, variantId, warehouse.id)
    const after = changedStock({ ...goods, warehouse: warehouse.name, onHand, held }, asked)
    if (after !== onHand) {
      await explain(ctx, { kind: 'adjustment', reason: asked.reason, by: ctx.staff.name })
      await store.writeOnHand(ctx.db, { variantId, warehouseId: warehouse.id, onHand: after })
      const amount = (quantity: number) => `${formatQuantity(quantity)} ${goods.unit}`
      await record(ctx, {
        action: 'Ubah stok',
        thing: 'variant',
        thingId: String(variantId),
        thingName: `${goods.name} (${goods.sku})`,
        before: { onHand: amount(onHand) },
        after: { onHand: amount(after), warehouse: warehouse.name, reason: asked.reason },
      })
    }
    return {
      warehouse: warehouse.code,
      name: warehouse.name,
      onHand: after,
      held,
      free: thousandths(after - held),
    }
  })
