import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { Paging } from '#platform/paging.ts'
import * as store from '../store/movements.ts'

/** Why stock moves; the ledger stores it with every movement. */
export type MovementReason = {
  kind: 'receipt' | 'adjustment' | 'delivery' | 'transfer' | 'return'
  reason: string
  /** Number of a document: the supplier's delivery note, or our delivery order. */
  reference?: string
  by: string
}

/** Sets the reason of all movements that follow in this transaction; a trigger stores it with each. */
export async function setMovementReason(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  movementReason: MovementReason,
): Promise<void> {
  await store.setMovementReason(db, { ...movementReason, at: toIsoTime(clock.now()) })
}

type MovementQuery = Paging & {
  sku?: string | undefined
  warehouse?: string | undefined
}

/** A page of the matching stock movements, newest first. */
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
