import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { ImportState } from '../contract.ts'
import { invertChange, restoresAnything } from '../rules/inverse.ts'
import * as catalogue from '../store/catalogue.ts'
import * as changeStore from '../store/changes.ts'
import * as store from '../store/imports.ts'
import { readAddedRows, readChangedRows } from './change-batches.ts'

/** Rows inverted per statement. */
const BATCH_SIZE = 500

/**
 * Prepares taking back an applied import as one: an import of its own, which is shown first and applied as any
 * other. Returns its id, or that of one that still waits. Throws 404, 409 `import.state`.
 */
export const startUndo = (ctx: StaffContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    if (!(await store.lock(ctx.db, id))) throw notFound()
    // Read after the lock: what another press prepared meanwhile is not in the row that was locked.
    const row = (await store.findById(ctx.db, id))!
    if (row.undo && PENDING.has(row.undo.state)) return { id: row.undo.id }
    if (!row.undoable || row.undo?.state === 'applied')
      throw new Refusal('import.state', 'Impor ini tidak bisa dibatalkan lagi.', 409)
    const { staffId, name: by } = ctx.staff
    const at = ctx.clock.now()
    const undo = { name: row.name, fileId: null, undoOf: id, staffId, by, at }
    const undoId = await store.insert(ctx.db, undo)
    await enqueue(ctx.db, { name: 'catalogue.check-import', payload: { id: undoId } })
    return { id: undoId }
  })

const PENDING = new Set<ImportState>(['checking', 'checked', 'applying'])

type UndoRun = {
  id: string
  undoOf: string
  counts: store.ImportCounts
  /** Stores the progress; throws if another run has taken over. */
  recordProgress: () => Promise<void>
}

/** Stores what taking back an import would change now, row by row. */
export async function invertImport(deps: AppDeps, run: UndoRun): Promise<void> {
  const { db } = deps
  const day = toJakartaDate(deps.clock.now())
  for await (const rows of readChangedRows(db, run.undoOf, BATCH_SIZE)) {
    const ids = rows.map(({ change }) => change.variantId)
    const known = await catalogue.findKnownById(db, ids, day)
    await storeInverse(deps, run, rows, ({ change }) => known.get(change.variantId))
  }
  for await (const rows of readAddedRows(db, run.undoOf, BATCH_SIZE)) {
    const skus = rows.map(({ sku }) => sku)
    const known = await catalogue.findKnownBySku(db, skus, day)
    await storeInverse(deps, run, rows, ({ sku }) => known.get(sku))
  }
}

async function storeInverse<Row extends changeStore.RowChange>(
  { db }: AppDeps,
  { id, counts, recordProgress }: UndoRun,
  rows: readonly Row[],
  find: (row: Row) => catalogue.KnownVariantRow | undefined,
): Promise<void> {
  const inverted: changeStore.RowChange[] = []
  for (const row of rows) {
    const known = find(row)
    if (!known) continue
    const change = invertChange(row.change, known)
    counts.rows += 1
    if (restoresAnything(change)) counts.changes += 1
    if (change.overlaps) counts.overlaps += 1
    if (restoresAnything(change) || change.overlaps)
      inverted.push({ number: row.number, sku: known.sku, change })
  }
  await changeStore.insertChanges(db, id, inverted)
  await recordProgress()
}
