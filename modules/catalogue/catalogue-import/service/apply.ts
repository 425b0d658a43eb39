import { toJakartaDate } from '#platform/clock.ts'
import { isUnavailable, violatesConstraint } from '#platform/database/errors.ts'
import { type Db, inTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { isRefusal, Refusal } from '#platform/refusal.ts'
import { recordAuditEntries } from '#modules/foundation/audit/service.ts'
import { indexQueued } from '#modules/catalogue/search/service/indexing.ts'
import {
  type MovementReason,
  setMovementReason,
} from '#modules/catalogue/stock/service/movements.ts'
import {
  assertNothingStaged,
  closeCounts,
  insertEmptyRows,
  settleCounts,
} from '#modules/catalogue/stock/service/staged-counts.ts'
import { announceFreeStock } from '#modules/catalogue/stock/service/stock.ts'
import { toAuditEntry } from '../rules/audit-entry.ts'
import { staleRow } from '../rules/stale.ts'
import { addVariants, changeVariants } from './apply-batch.ts'
import { readAddedRows, readChangedRows } from './change-batches.ts'
import * as write from '../store/apply.ts'
import * as changeStore from '../store/changes.ts'
import * as store from '../store/imports.ts'

/** Changes written per statement. */
const BATCH_SIZE = 1_000

export type ApplyImportPayload = {
  id: string
  staffId: string
  staffName: string
  requestId: string
}

/**
 * Applies all changes of an import, or none: a variant that changed since validation fails the import.
 * Everything is written in one transaction that locks no row an order needs, quantities on hand as staged
 * counts, and becomes visible with its commit (decision 24). Run by the worker; a killed run is rolled back
 * by the database, and the next one starts again or settles what is left.
 */
export async function applyImport(deps: AppDeps, payload: ApplyImportPayload): Promise<void> {
  const { id } = payload
  if ((await store.findById(deps.db, id))?.state === 'applying') {
    await settleCounts(deps.db)
    await insertEmptyRows(deps.db, await changeStore.findMissingStock(deps.db, id))
    try {
      await inTransaction(deps.db, (db) => applyAll({ ...deps, db }, payload))
    } catch (thrown) {
      if (isUnavailable(thrown)) throw thrown
      const problem = describeProblem(thrown)
      if (!isRefusal(thrown)) deps.log.error({ err: thrown, import: id }, 'import failed')
      await store.fail(deps.db, id, { problem, finished_at: deps.clock.now() })
    }
  }
  await settleCounts(deps.db)
  await announceFreeStock(deps.db)
}

function describeProblem(thrown: unknown): string {
  if (isRefusal(thrown)) return thrown.message
  if (
    violatesConstraint(thrown, 'variant_sku_key') ||
    violatesConstraint(thrown, 'product_slug_key')
  )
    return 'Barang yang sama baru saja ditambahkan rekan Anda. Unggah lagi berkasnya.'
  return 'Terjadi kesalahan di pihak kami. Tidak ada yang berubah. Unggah lagi berkasnya.'
}

async function applyAll(deps: AppDeps, payload: ApplyImportPayload): Promise<void> {
  const { db } = deps
  const { id, staffId, staffName: name, requestId } = payload
  await store.lockApplying(db)
  const row = await store.findById(db, id)
  // A job may run twice.
  if (row?.state !== 'applying') return
  await assertNothingStaged(db)
  const reason: MovementReason = {
    kind: 'adjustment',
    reason: `${row.undoOf ? 'Pembatalan impor' : 'Impor'} ${row.name}`.slice(0, 200),
    by: name,
  }
  await setMovementReason(deps, reason)
  await write.postponeVersion(db)
  const run = { deps, reason, day: toJakartaDate(deps.clock.now()) }
  for await (const rows of readChangedRows(db, id, BATCH_SIZE)) await changeVariants(run, rows)
  for await (const rows of readAddedRows(db, id, BATCH_SIZE)) await addVariants(run, rows)
  await recordAuditEntries(deps, { staffId, name, requestId }, [toAuditEntry(row)])
  // Indexed here, so that no buyer's search has to wait for it.
  await indexQueued(deps)
  const finished_at = deps.clock.now()
  await store.update(db, id, {
    state: 'applied',
    applied: row.changes,
    undoable: true,
    finished_at,
  })
  const contradicted = await closeCounts(db, write.raiseVersion)
  if (contradicted) await refuseContradicted(db, id, contradicted)
}

/** Throws 409: stock has moved since validation, or more of it is reserved than was counted. */
async function refuseContradicted(
  db: Db,
  id: string,
  { variantId, isReserved }: { variantId: number; isReserved: boolean },
): Promise<never> {
  const row = (await changeStore.findChangeOf(db, id, variantId))!
  if (!isReserved) throw staleRow(row)
  throw new Refusal(
    'import.stale',
    `Baris ${row.number}: stok ${row.sku} baru saja ditahan untuk pesanan. Unggah lagi berkasnya.`,
    409,
  )
}
