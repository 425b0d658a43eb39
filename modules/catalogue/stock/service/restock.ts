import type { StaffContext } from '#platform/http/context.ts'
import * as store from '../store/stock.ts'
import { requireWarehouse } from './goods-lines.ts'
import { setMovementReason } from './movements.ts'
import { writeUnstaged } from './staged-counts.ts'
import { announceFreeStock } from './stock.ts'

/**
 * Puts returned goods into the stock of a warehouse, in the caller's transaction; a quantity of zero puts nothing.
 * Returns the warehouse. Throws 422 `stock.no_warehouse` at `warehouse`.
 */
export async function restock(
  ctx: StaffContext,
  {
    warehouse: code,
    lines,
    number,
    by,
  }: {
    warehouse: string
    lines: readonly { variantId: number; quantity: number }[]
    /** The number of the return. */
    number: string
    by: string
  },
) {
  const warehouse = await requireWarehouse(ctx.db, 'warehouse', code)
  const movements = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, warehouseId: warehouse.id }))
  if (movements.length === 0) return warehouse
  await writeUnstaged(
    ctx.db,
    movements.map(({ variantId }) => variantId),
  )
  await setMovementReason(ctx, {
    kind: 'return',
    reason: 'Kembali dari pembeli',
    reference: number,
    by,
  })
  await store.addOnHand(ctx.db, movements)
  await announceFreeStock(ctx.db)
  return warehouse
}
