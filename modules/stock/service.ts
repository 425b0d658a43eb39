import type { Db } from '#platform/database/database.ts'
import type { Tools } from '#platform/http/context.ts'
import { explain } from './ledger.ts'
import { gathered, short, type StockLine, thousandths } from './rules.ts'
import * as store from './store.ts'

export type { StockLine } from './rules.ts'
export type { Place } from './store.ts'

/** By variant, the warehouses that carry it and what is free in each; absent where none does. */
export async function freeStock(db: Db, variantIds: number[]): Promise<Map<number, store.Place[]>> {
  const byVariant = new Map<number, store.Place[]>()
  if (variantIds.length === 0) return byVariant
  for (const { variantId, ...place } of await store.places(db, variantIds)) {
    const places = byVariant.get(variantId) ?? []
    places.push(place)
    byVariant.set(variantId, places)
  }
  return byVariant
}

/** By variant, what every warehouse has on hand, promised and free; for staff. */
export async function stockOfAll(db: Db, variantIds: number[]) {
  const rows = await store.stockOf(db, variantIds)
  const places = rows.map(({ variantId, ...place }) => ({ variantId, place }))
  return new Map(
    [...Map.groupBy(places, ({ variantId }) => variantId)].map(([id, each]) => [
      id,
      each.map(({ place }) => place),
    ]),
  )
}

/** Holds goods for an order, all of them or none. Throws 422 `stock.short` naming what is left. */
export async function hold(tx: Db, lines: StockLine[]): Promise<void> {
  const wanted = gathered(lines)
  if (wanted.length === 0) return
  const rows = await store.move(tx, wanted, { hand: 0, held: 1 })
  if (rows !== wanted.length) throw await shortageOf(tx, wanted)
}

/** Gives held goods back, when an order is cancelled or expires. */
export const release = (tx: Db, lines: StockLine[]): Promise<void> =>
  settle(tx, lines, { hand: 0, held: -1 })

/** Takes held goods out of the house with a delivery of that number. */
export async function ship(
  tools: Pick<Tools, 'db' | 'clock'>,
  lines: StockLine[],
  { number, by }: { number: string; by: string },
): Promise<void> {
  const why = { kind: 'delivery', reason: 'Berangkat ke pembeli', reference: number, by } as const
  await explain(tools, why)
  await settle(tools.db, lines, { hand: -1, held: -1 })
}

/** Throws where a line was never in stock; the table's checks refuse more than was held. */
async function settle(tx: Db, lines: StockLine[], way: { hand: -1 | 0; held: -1 }) {
  const moved = gathered(lines)
  if (moved.length === 0) return
  const rows = await store.move(tx, moved, way)
  if (rows !== moved.length) throw new Error(`stock moved in ${rows} rows of ${moved.length}`)
}

async function shortageOf(tx: Db, wanted: StockLine[]) {
  const [variantId] = await store.shortOf(tx, wanted)
  const left = variantId && (await store.leftOf(tx, variantId))
  if (!left) throw new Error(`stock of ${wanted.length} rows did not move, and nothing is short`)
  const all = wanted.filter((line) => line.variantId === variantId)
  const quantity = thousandths(all.reduce((total, line) => total + line.quantity, 0))
  return short({ variantId, wanted: quantity, ...left })
}
