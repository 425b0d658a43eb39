import { toIsoTime } from '#platform/clock.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import { describeChange } from '../rules/describe.ts'
import * as changeStore from '../store/changes.ts'
import * as store from '../store/imports.ts'

/** Changes described in the preview. */
const MAX_PREVIEWED = 20

const presentImport = ({
  createdAt,
  finishedAt,
  fileId: _f,
  staffId: _s,
  undoable,
  ...row
}: store.ImportRow) => ({
  ...row,
  createdAt: toIsoTime(createdAt),
  finishedAt: finishedAt && toIsoTime(finishedAt),
  undoable: undoable && row.undo?.state !== 'applied',
})

/** A page of the imports, newest first. */
export async function list({ db }: AppDeps, query: Paging) {
  const [rows, total] = await Promise.all([store.findPage(db, query), store.count(db)])
  return { results: rows.map(presentImport), ...query, total, totalIsExact: true }
}

/** Stores a spreadsheet and enqueues its validation; returns its id. */
export const upload = (ctx: StaffContext, file: UploadedFile) =>
  withTransaction(ctx, async (ctx) => {
    const fileId = await storeFile(ctx, { file, purpose: 'catalogue-import' })
    const id = await store.insert(ctx.db, {
      name: file.name.slice(-200),
      fileId,
      undoOf: null,
      staffId: ctx.staff.staffId,
      by: ctx.staff.name,
      at: ctx.clock.now(),
    })
    await enqueue(ctx.db, { name: 'catalogue.check-import', payload: { id } })
    return { id }
  })

/** The progress of an import, a page of its errors, and its first changes. Throws 404. */
export async function show({ db }: AppDeps, id: string, { page, count }: Paging) {
  const row = await store.findById(db, id)
  if (!row) throw notFound()
  const [errors, changes, totalErrors] = await Promise.all([
    store.findErrors(db, id, { page, count }),
    changeStore.findPage(db, id, { page: 0, count: MAX_PREVIEWED, overlapping: false }),
    store.countErrors(db, id),
  ])
  return {
    ...presentImport(row),
    wrong: { results: errors, page, count, total: totalErrors, totalIsExact: true },
    changing: changes.map(presentChange),
  }
}

const presentChange = ({ number, sku, change }: changeStore.RowChange) => ({
  number,
  sku,
  words: describeChange(change),
})

/** A page of what an import changes, row by row. Throws 404. */
export async function listChanges(
  { db }: AppDeps,
  id: string,
  query: Paging & changeStore.ChangeFilter,
) {
  if (!(await store.findById(db, id))) throw notFound()
  const [changes, totals] = await Promise.all([
    changeStore.findPage(db, id, query),
    changeStore.count(db, id, query),
  ])
  const { page, count } = query
  return { results: changes.map(presentChange), page, count, ...totals }
}

/**
 * Enqueues the applying of an import. Throws 404, 409 `import.state`, `import.overlaps` if it would replace
 * what somebody changed since the export and the caller has not agreed.
 */
export const startApply = (ctx: StaffContext, id: string, { replace }: { replace: boolean }) =>
  withTransaction(ctx, async (ctx) => {
    const row = await store.lock(ctx.db, id)
    if (!row) throw notFound()
    if (row.state !== 'checked' || row.changes === 0)
      throw new Refusal('import.state', 'Berkas ini tidak menunggu untuk diterapkan.', 409)
    if (row.overlaps > 0 && row.undoOf === null && !replace)
      throw new Refusal(
        'import.overlaps',
        'Sebagian nilai sudah diubah rekan Anda setelah diekspor. Lihat dahulu, lalu setujui penggantiannya.',
        409,
        { errors: { replace: 'Setujui dahulu bahwa perubahan itu diganti.' } },
      )
    await store.update(ctx.db, id, { state: 'applying', applied: 0, problem: null })
    const { staffId, name } = ctx.staff
    await enqueue(ctx.db, {
      name: 'catalogue.apply-import',
      payload: { id, staffId, staffName: name, requestId: ctx.requestId },
    })
  })
