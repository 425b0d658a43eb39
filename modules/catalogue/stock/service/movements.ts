import { sql } from 'kysely'
import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from '../store/movements.ts'

/** Why stock moves: what the ledger writes beside the figures. */
export type MovementReason = {
  kind: 'receipt' | 'adjustment' | 'delivery'
  reason: string
  /** Number of a paper: a delivery note, a delivery order. */
  reference?: string
  by: string
}

/** Says why what follows in this transaction moves stock; the database writes it beside each move. */
export async function setMovementReason(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  movementReason: MovementReason,
): Promise<void> {
  const payload = JSON.stringify({ ...movementReason, at: toIsoTime(clock.now()) })
  await sql`select set_config('stock.why', ${payload}, true)`.execute(db)
}

type MovementQuery = {
  sku?: string | undefined
  warehouse?: string | undefined
  page: number
  count: number
}

/** Every change of what is on hand that matches, newest first. */
export async function listMovements({ db }: AppDeps, query: MovementQuery) {
  const { page, count } = query
  const [rows, size] = await Promise.all([
    store.findMovements(db, query),
    store.countMovements(db, query),
  ])
  const results = rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: toIsoTime(at) }))
  return { results, page, count, ...size }
}

export const listWarehouses = ({ db }: AppDeps) => store.findWarehouses(db)
