import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import { formatQuantity } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import type { staffStockCalls } from '../contract.ts'
import { mergeLines } from '../rules.ts'
import * as store from '../store/stock.ts'
import { requireWarehouse, resolveGoods } from './goods-lines.ts'
import { setMovementReason } from './movements.ts'
import { insertEmptyRows, writeUnstaged } from './staged-counts.ts'
import { announceFreeStock } from './stock.ts'

type TransferInput = z.output<typeof staffStockCalls.transfer.body>

/**
 * Moves goods from one warehouse to another, all lines or none; what is reserved for orders stays. Throws 422
 * `stock.no_warehouse`, `stock.same_warehouse`, and at their lines `stock.no_sku`, `stock.not_whole` and
 * `stock.not_free`.
 */
export const transfer = (ctx: StaffContext, { from, to, note, lines }: TransferInput) =>
  withTransaction(ctx, async (ctx) => {
    const source = await requireWarehouse(ctx.db, 'from', from)
    const target = await requireWarehouse(ctx.db, 'to', to)
    if (source.id === target.id)
      throw Refusal.field('to', 'stock.same_warehouse', 'Pilih gudang lain sebagai tujuan.')
    const goods = await resolveGoods(ctx.db, lines)
    const variantIds = goods.map(({ variantId }) => variantId)
    const codes = [source.code, target.code]
    await writeUnstaged(ctx.db, variantIds)
    await insertEmptyRows(
      ctx.db,
      variantIds.flatMap((variantId) => codes.map((code) => ({ variantId, code }))),
    )
    const free = await store.lockFree(ctx.db, variantIds, [source.id, target.id])
    assertFree(goods, (variantId) => free.get(`${variantId}/${source.id}`) ?? 0, source.name)
    await setMovementReason(ctx, {
      kind: 'transfer',
      reason: `Pindah dari ${source.name} ke ${target.name}`,
      ...(note ? { reference: note } : {}),
      by: ctx.staff.name,
    })
    await store.moveOnHand(
      ctx.db,
      mergeLines(goods.map((line) => ({ ...line, warehouseId: source.id }))),
      target.id,
    )
    await announceFreeStock(ctx.db)
    await recordAuditEntry(ctx, {
      action: 'Pindahkan barang',
      entityType: 'warehouse',
      entityId: source.code,
      entityLabel: `${source.name} ke ${target.name}`,
      after: { note: note ?? null, lines },
    })
    return { lines: lines.length }
  })

type Goods = Awaited<ReturnType<typeof resolveGoods>>

/** One variant may stand in several lines: each takes from what the lines above have left. */
function assertFree(goods: Goods, getFree: (variantId: number) => number, warehouse: string): void {
  const taken = new Map<number, number>()
  for (const [index, { variantId, quantity, unit }] of goods.entries()) {
    const left = roundToThousandths(getFree(variantId) - (taken.get(variantId) ?? 0))
    if (quantity > left)
      throw Refusal.field(
        `lines.${index}.quantity`,
        'stock.not_free',
        left > 0
          ? `Hanya ${formatQuantity(left)} ${unit} di ${warehouse} yang bebas dari pesanan.`
          : `Tidak ada yang bebas dari pesanan di ${warehouse}.`,
      )
    taken.set(variantId, roundToThousandths((taken.get(variantId) ?? 0) + quantity))
  }
}
