import type { AppDeps } from '#platform/http/context.ts'
import { sen, type Money } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { announceFreeStock, release, reserve } from '#modules/catalogue/stock/service/stock.ts'
import type { NewOrderLine } from '../rules/new-order.ts'
import { splitLine } from '../rules/replaced-line.ts'
import * as store from '../store/replaced-lines.ts'
import { listShippableLines } from '../store/shippable-lines.ts'
import type { LockedOrder } from './orders.ts'

/** What so much of a line costs (sen, PPN included) and where its stock is, and whether it is picked up there. Throws 404. */
export async function showLinePart(
  { db }: Pick<AppDeps, 'db'>,
  orderId: string,
  { lineId, quantity }: { lineId: string; quantity: number },
) {
  const line = await store.findLineParts(db, orderId, lineId)
  if (!line) throw notFound()
  const { variantId, warehouseId, isPickup } = line
  const { total } = splitLine(line.part, quantity).taken
  return { total, variantId, warehouseId, isPickup }
}

/**
 * Puts other goods in the place of so much of a line of a locked order: moves the reservations, and changes lines and
 * totals. What awaits the factory goes first. Returns by how much the order and its PPN become less (sen); the caller
 * changes its invoice. Throws 404, 409 `substitution.loaded`, 422 `stock.short`.
 */
export async function replaceLine(
  { db }: AppDeps,
  order: LockedOrder,
  { lineId, quantity, by }: { lineId: string; quantity: number; by: NewOrderLine },
): Promise<{ less: Money; lessTax: Money }> {
  const line = await store.findLineParts(db, order.id, lineId)
  if (!line) throw notFound()
  const { taken, rest } = splitLine(line.part, quantity)
  const awaited = roundToThousandths(Math.max(0, line.awaited - quantity))
  const released = roundToThousandths(quantity - (line.awaited - awaited))
  await moveReservation(db, { ...line, quantity: released }, by)
  if (rest.quantity > 0) {
    await store.saveRest(db, lineId, rest, awaited)
    await store.appendLine(db, order.id, by)
  } else {
    if (await store.wasLoaded(db, lineId)) throw loadedBefore()
    await store.overwriteLine(db, lineId, by)
  }
  await store.exchangeInTotals(db, order.id, taken, by)
  return { less: sen(taken.total - by.total), lessTax: sen(taken.tax.tax - by.tax.tax) }
}

type Reservation = Pick<NewOrderLine, 'variantId' | 'warehouseId' | 'quantity'>

/** Stock is locked in the order of variant ids, as everywhere. */
async function moveReservation(
  db: AppDeps['db'],
  from: Reservation,
  to: Reservation,
): Promise<void> {
  const letGo = () => (from.quantity > 0 ? release(db, [pickStock(from)]) : Promise.resolve())
  if (to.variantId < from.variantId) {
    await reserve(db, [pickStock(to)])
    await letGo()
  } else {
    await letGo()
    await reserve(db, [pickStock(to)])
  }
  await announceFreeStock(db)
}

const pickStock = ({ variantId, warehouseId, quantity }: Reservation) => ({
  variantId,
  warehouseId,
  quantity,
})

/** Its delivery would name goods that it never carried. */
const loadedBefore = () =>
  new Refusal(
    'substitution.loaded',
    'Barang ini pernah dibawa dan kembali, jadi tidak dapat diganti seluruhnya di pesanan ini. Buat pesanan baru.',
    409,
  )

/** The lines of an order, each with what is in deliveries of it (`planned`). */
export const listUnloadedLines = ({ db }: Pick<AppDeps, 'db'>, orderId: string) =>
  listShippableLines(db, orderId)
