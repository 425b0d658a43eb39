import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { record } from '#modules/audit/service.ts'
import type { staffStockCalls } from './contract.ts'
import { explain } from './ledger.ts'
import { thousandths } from './rules.ts'
import * as store from './store.ts'

type Receipt = z.output<typeof staffStockCalls.receive.body>

/**
 * Takes goods in that came together, all lines or none. Throws 422 `stock.no_warehouse`, and
 * `stock.no_sku`, `stock.not_whole` at their lines.
 */
export const receive = (
  ctx: StaffContext,
  { warehouse: code, reference, supplier, lines }: Receipt,
) =>
  withTransaction(ctx, async (ctx) => {
    const warehouse = await store.warehouseBy(ctx.db, code)
    if (!warehouse) throw refused('stock.no_warehouse', 'warehouse', 'Pilih salah satu gudang.')
    const goods = new Map(
      (
        await store.goodsBySku(
          ctx.db,
          lines.map(({ sku }) => sku),
        )
      ).map((each) => [each.sku, each]),
    )
    const received = lines.map(({ sku, quantity }, at) => {
      const found = goods.get(sku)
      if (!found) throw refused('stock.no_sku', `lines.${at}.sku`, `SKU ${sku} tidak dikenal.`)
      if (found.measured ? quantity !== thousandths(quantity) : !Number.isInteger(quantity))
        throw refused(
          'stock.not_whole',
          `lines.${at}.quantity`,
          `Jumlah ${found.unit} harus bulat.`,
        )
      return { variantId: found.id, warehouseId: warehouse.id, quantity }
    })
    await explain(ctx, {
      kind: 'receipt',
      reason: `Barang masuk dari ${supplier}`,
      reference,
      by: ctx.staff.name,
    })
    await store.addOnHand(ctx.db, received)
    await record(ctx, {
      action: 'Terima barang',
      thing: 'warehouse',
      thingId: warehouse.code,
      thingName: `${warehouse.name}, ${reference}`,
      after: { supplier, reference, lines },
    })
    return { lines: lines.length }
  })

const refused = (code: string, field: string, message: string) =>
  Refusal.field(field, code, message)
