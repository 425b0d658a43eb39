import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import type { staffStockCalls } from '../contract.ts'
import { setMovementReason } from './movements.ts'
import { writeUnstaged } from './staged-counts.ts'
import * as store from '../store/stock.ts'

type ReceiptInput = z.output<typeof staffStockCalls.receive.body>

/**
 * Adds a delivery from a supplier to stock, all lines or none. Throws 422 `stock.no_warehouse`, and
 * `stock.no_sku`, `stock.not_whole` at their lines.
 */
export const receive = (
  ctx: StaffContext,
  { warehouse: code, reference, supplier, lines }: ReceiptInput,
) =>
  withTransaction(ctx, async (ctx) => {
    const warehouse = await store.findWarehouse(ctx.db, code)
    if (!warehouse)
      throw Refusal.field('warehouse', 'stock.no_warehouse', 'Pilih salah satu gudang.')
    const variantsBySku = new Map(
      (
        await store.findVariantsBySku(
          ctx.db,
          lines.map(({ sku }) => sku),
        )
      ).map((each) => [each.sku, each]),
    )
    const movements = lines.map(({ sku, quantity }, index) => {
      const variant = variantsBySku.get(sku)
      if (!variant)
        throw Refusal.field(`lines.${index}.sku`, 'stock.no_sku', `SKU ${sku} tidak dikenal.`)
      if (
        variant.measured ? quantity !== roundToThousandths(quantity) : !Number.isInteger(quantity)
      )
        throw Refusal.field(
          `lines.${index}.quantity`,
          'stock.not_whole',
          `Jumlah ${variant.unit} harus bulat.`,
        )
      return { variantId: variant.id, warehouseId: warehouse.id, quantity }
    })
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
    await recordAuditEntry(ctx, {
      action: 'Terima barang',
      entityType: 'warehouse',
      entityId: warehouse.code,
      entityLabel: `${warehouse.name}, ${reference}`,
      after: { supplier, reference, lines },
    })
    return { lines: lines.length }
  })
