import { withTransaction } from '#platform/database/database.ts'
import { formatQuantity } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { isRefusal, notFound, Refusal } from '#platform/refusal.ts'
import { describeStoredState, recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { setMovementReason } from './movements.ts'
import { writeUnstaged } from './staged-counts.ts'
import { announceFreeStock } from './stock.ts'
import { applyStockChange, type StockChange } from '../rules.ts'
import * as store from '../store/stock.ts'

/** A change of the quantity on hand in one warehouse (by code), and its reason. */
export type StockAdjustment = StockChange & { warehouse: string; reason: string }

/**
 * Changes the quantity of a variant on hand in a warehouse and audits the change. Throws 404, 422
 * `stock.no_warehouse`, and what `applyStockChange` throws.
 */
export const changeStock = (ctx: StaffContext, variantId: number, input: StockAdjustment) =>
  withTransaction(ctx, async (ctx) => {
    const { level, isMore } = await changeStockUnannounced(ctx, variantId, input)
    if (isMore) await announceFreeStock(ctx.db)
    return level
  })

/**
 * As `changeStock`, for callers that change several variants in one transaction: where `isMore` says that there is
 * more than before, the caller announces that once, at the end.
 */
export const changeStockUnannounced = (
  ctx: StaffContext,
  variantId: number,
  input: StockAdjustment,
) =>
  withTransaction(ctx, async (ctx) => {
    const variant = await store.findVariant(ctx.db, variantId)
    if (!variant) throw notFound()
    const warehouse = await store.findWarehouse(ctx.db, input.warehouse)
    if (!warehouse)
      throw new Refusal('stock.no_warehouse', 'Gudang ini tidak ada.', 422, {
        errors: { warehouse: 'Pilih salah satu gudang.' },
      })
    await writeUnstaged(ctx.db, [variantId])
    const { onHand, held } = await store.lockStockRow(ctx.db, variantId, warehouse.id)
    const stored = { ...variant, warehouse: warehouse.name, onHand, held }
    const after = await refuseWithStored(ctx, { variantId, ...stored }, () =>
      applyStockChange(stored, input),
    )
    if (after !== onHand) {
      await setMovementReason(ctx, { kind: 'adjustment', reason: input.reason, by: ctx.staff.name })
      await store.writeOnHand(ctx.db, { variantId, warehouseId: warehouse.id, onHand: after })
      const amount = (quantity: number) => `${formatQuantity(quantity)} ${variant.unit}`
      await recordAuditEntry(ctx, {
        action: 'Ubah stok',
        entityType: 'variant',
        entityId: String(variantId),
        entityLabel: `${variant.name} (${variant.sku})`,
        before: { onHand: amount(onHand) },
        after: { onHand: amount(after), warehouse: warehouse.name, reason: input.reason },
      })
    }
    const free = roundToThousandths(after - held)
    return {
      level: { warehouse: warehouse.code, name: warehouse.name, onHand: after, held, free },
      isMore: after > onHand,
    }
  })

/** Adds to a refusal because of a change meanwhile what is stored, and who stored it when. */
async function refuseWithStored<T>(
  ctx: StaffContext,
  { variantId, warehouse, onHand }: { variantId: number; warehouse: string; onHand: number },
  work: () => T,
): Promise<T> {
  try {
    return work()
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.code !== 'stock.changed') throw thrown
    const detail = await describeStoredState(ctx, {
      entityType: 'variant',
      entityId: String(variantId),
      values: { onHand },
      match: { warehouse },
    })
    throw new Refusal(thrown.code, thrown.message, thrown.status, { ...thrown.more, detail })
  }
}
