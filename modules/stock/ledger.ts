import { sql } from 'kysely'
import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import * as store from './ledger-store.ts'

/** Why stock moves: what the ledger writes beside the figures. */
export type Why = {
  kind: 'receipt' | 'adjustment' | 'delivery'
  reason: string
  /** Number of a paper: a delivery note, a delivery order. */
  reference?: string
  by: string
}

/** Says why what follows in this transaction moves stock; the database writes it beside each move. */
export async function explain({ db, clock }: Pick<Tools, 'db' | 'clock'>, why: Why): Promise<void> {
  const told = JSON.stringify({ ...why, at: isoTime(clock.now()) })
  await sql`select set_config('stock.why', ${told}, true)`.execute(db)
}

type Wanted = {
  sku?: string | undefined
  warehouse?: string | undefined
  page: number
  count: number
}

/** Every change of what is on hand that matches, newest first. */
export async function moves({ db }: Tools, wanted: Wanted) {
  const { page, count } = wanted
  const [rows, size] = await Promise.all([store.moves(db, wanted), store.countMoves(db, wanted)])
  const results = rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: isoTime(at) }))
  return { results, page, count, ...size }
}

export const warehouses = ({ db }: Tools) => store.warehouses(db)
