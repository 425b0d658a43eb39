import type { Db } from '#platform/database/database.ts'
import type { WriteBatch } from '#platform/database/write-batch.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { setMovementReason } from './movements.ts'
import { lockAgainstStaging, settleVariants } from './staged-counts.ts'
import { mergeLines, insufficientStock, type StockLine } from '../rules.ts'
import * as store from '../store/stock.ts'

export type { StockLine } from '../rules.ts'
export type { WarehouseAvailability } from '../store/stock.ts'

/** By variant, the warehouses that have a stock row of it, with what is free; absent if none has. */
export async function loadAvailableStock(
  db: Db,
  variantIds: number[],
): Promise<Map<number, store.WarehouseAvailability[]>> {
  const byVariant = new Map<number, store.WarehouseAvailability[]>()
  if (variantIds.length === 0) return byVariant
  for (const { variantId, ...warehouse } of await store.findAvailability(db, variantIds)) {
    const warehouses = byVariant.get(variantId) ?? []
    warehouses.push(warehouse)
    byVariant.set(variantId, warehouses)
  }
  return byVariant
}

/** By variant, what every warehouse has on hand, reserved and free. */
export async function loadStockByWarehouse(db: Db, variantIds: number[]) {
  const rows = await store.findStock(db, variantIds)
  return new Map(
    [...Map.groupBy(rows, ({ variantId }) => variantId)].map(([id, members]) => [
      id,
      members.map(({ variantId: _variantId, ...warehouse }) => warehouse),
    ]),
  )
}

/** Reserves stock for an order, all lines or none. Throws 422 `stock.short`. */
export async function reserve(tx: Db, lines: StockLine[]): Promise<void> {
  const mergedLines = mergeLines(lines)
  if (mergedLines.length === 0) return
  const rows = await adjust(tx, mergedLines, { hand: 0, held: 1 })
  if (rows !== mergedLines.length) throw await findShortage(tx, mergedLines)
}

/**
 * Locks the rows of stock of some lines until the transaction ends, for an order that decides itself what it
 * reserves (`reservationWrites`). Returns what is free by row (`toStockKey` of the rules), without the rows for which an
 * import has staged a count.
 */
export async function lockFreeStock(
  tx: Db,
  lines: readonly StockLine[],
): Promise<Map<string, number>> {
  await lockAgainstStaging(tx)
  return store.lockFreeOfLines(tx, mergeLines(lines))
}

/** The writes that reserve lines whose rows are locked and free, to be sent with the orders'. */
export const reservationWrites = (lines: readonly StockLine[]): WriteBatch => ({
  statements: { reserved: store.reserveQuery(mergeLines(lines)) },
})

/** Reserves as much of each line as is free, for goods that were awaited; returns what it reserved. */
export async function reserveArrived(tx: Db, lines: StockLine[]): Promise<StockLine[]> {
  const mergedLines = mergeLines(lines)
  if (mergedLines.length === 0) return []
  await settleVariants(
    tx,
    mergedLines.map(({ variantId }) => variantId),
  )
  return store.reserveFree(tx, mergedLines)
}

/**
 * Enqueues that stock became free: orders that await goods from the factory reserve their share of it
 * (`selling/orders`). It waits for other transactions that announce, so it comes after the last row of stock
 * that the transaction locks.
 */
export const announceFreeStock = (tx: Db): Promise<void> =>
  enqueue(tx, { name: 'stock.freed', payload: {}, key: 'stock.freed' })

/** Releases reserved stock when an order is cancelled or expires. */
export const release = (tx: Db, lines: StockLine[]): Promise<void> =>
  applyMovement(tx, lines, { hand: 0, held: -1 })

/** Which delivery moves goods, by whom, and why where that is not the usual reason. */
type DeliveryMovement = { number: string; by: string; reason?: string }

type DeliveryDeps = Pick<AppDeps, 'db' | 'clock'>

const moveWithDelivery = async (
  deps: DeliveryDeps,
  lines: StockLine[],
  { number, by, reason }: Required<DeliveryMovement>,
  change: store.StockDelta,
): Promise<void> => {
  await setMovementReason(deps, { kind: 'delivery', reason, reference: number, by })
  await applyMovement(deps.db, lines, change)
}

/** Removes reserved stock with the delivery of that number. */
export const ship = (
  deps: DeliveryDeps,
  lines: StockLine[],
  { reason = 'Berangkat ke pembeli', ...movement }: DeliveryMovement,
): Promise<void> => moveWithDelivery(deps, lines, { ...movement, reason }, { hand: -1, held: -1 })

/** Takes goods of a delivery back, such as what a recipient refused; they stay reserved for its order. */
export const takeBack = (
  deps: DeliveryDeps,
  lines: StockLine[],
  { reason = 'Ditolak penerima, kembali ke gudang', ...movement }: DeliveryMovement,
): Promise<void> => moveWithDelivery(deps, lines, { ...movement, reason }, { hand: 1, held: 1 })

/**
 * As `adjustStock`. What an import has staged for these variants is settled first; no import can stage
 * more between the two attempts, because the first one keeps it from closing its counts.
 */
async function adjust(tx: Db, lines: StockLine[], delta: store.StockDelta): Promise<number> {
  const rows = await store.adjustStock(tx, lines, delta)
  if (rows === lines.length) return rows
  await settleVariants(
    tx,
    lines.map(({ variantId }) => variantId),
  )
  return store.adjustStock(tx, lines, delta)
}

/** Throws if a line has no stock row; the table's checks refuse more than is reserved. */
async function applyMovement(tx: Db, lines: StockLine[], delta: store.StockDelta) {
  const mergedLines = mergeLines(lines)
  if (mergedLines.length === 0) return
  const rows = await adjust(tx, mergedLines, delta)
  if (rows !== mergedLines.length)
    throw new Error(`stock moved in ${rows} rows of ${mergedLines.length}`)
}

async function findShortage(tx: Db, mergedLines: StockLine[]) {
  const [variantId] = await store.findShortVariants(tx, mergedLines)
  const available = variantId && (await store.findVariantAvailability(tx, variantId))
  if (!available)
    throw new Error(`stock of ${mergedLines.length} rows did not move, and nothing is short`)
  const variantLines = mergedLines.filter((line) => line.variantId === variantId)
  const quantity = roundToThousandths(
    variantLines.reduce((total, line) => total + line.quantity, 0),
  )
  return insufficientStock({ variantId, requested: quantity, ...available })
}
