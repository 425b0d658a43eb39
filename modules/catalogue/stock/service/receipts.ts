import type { z } from 'zod'
import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatDateTime } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import type { staffStockCalls } from '../contract.ts'
import { toReceiptKey } from '../rules.ts'
import * as receipts from '../store/receipts.ts'
import * as store from '../store/stock.ts'
import { requireWarehouse, resolveGoods } from './goods-lines.ts'
import { setMovementReason } from './movements.ts'
import { writeUnstaged } from './staged-counts.ts'
import { announceFreeStock } from './stock.ts'

type ReceiptInput = z.output<typeof staffStockCalls.receive.body>

/**
 * Adds a delivery from a supplier to stock, all lines or none. Throws 422 `stock.no_warehouse`, `stock.no_sku`
 * and `stock.not_whole` at their lines, 409 `stock.received` for a delivery note that was received before.
 */
export const receive = (
  ctx: StaffContext,
  { warehouse: code, reference, supplier, lines }: ReceiptInput,
) =>
  withTransaction(ctx, async (ctx) => {
    const warehouse = await requireWarehouse(ctx.db, 'warehouse', code)
    const goods = await resolveGoods(ctx.db, lines)
    const movements = goods.map(({ variantId, quantity }) => ({
      variantId,
      warehouseId: warehouse.id,
      quantity,
    }))
    await recordReceipt(ctx, { supplier, reference, warehouseId: warehouse.id })
    await writeUnstaged(
      ctx.db,
      movements.map(({ variantId }) => variantId),
    )
    await setMovementReason(ctx, {
      kind: 'receipt',
      reason: `Barang masuk dari ${supplier}`,
      reference,
      by: ctx.staff.name,
    })
    await store.addOnHand(ctx.db, movements)
    await announceFreeStock(ctx.db)
    await recordAuditEntry(ctx, {
      action: 'Terima barang',
      entityType: 'warehouse',
      entityId: warehouse.code,
      entityLabel: `${warehouse.name}, ${reference}`,
      after: { supplier, reference, lines },
    })
    return { lines: lines.length }
  })

/** A second receipt of one paper would put its goods into stock twice. */
async function recordReceipt(
  ctx: StaffContext,
  {
    supplier,
    reference,
    warehouseId,
  }: { supplier: string; reference: string; warehouseId: number },
): Promise<void> {
  const key = { supplier: toReceiptKey(supplier), reference: toReceiptKey(reference) }
  const at = ctx.clock.now()
  if (await receipts.insert(ctx.db, { ...key, warehouseId, at, byName: ctx.staff.name })) return
  const before = await receipts.find(ctx.db, key)
  const message = `Surat jalan ${reference} dari ${supplier} sudah dicatat ${formatDateTime(toIsoTime(before.at))} oleh ${before.byName}, masuk ${before.warehouse}.`
  throw new Refusal('stock.received', message, 409, { errors: { reference: 'Sudah dicatat.' } })
}
