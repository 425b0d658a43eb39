import { toIsoTime } from '#platform/clock.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
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
  ...row
}: store.ImportRow) => ({
  ...row,
  createdAt: toIsoTime(createdAt),
  finishedAt: finishedAt && toIsoTime(finishedAt),
})

type PageInput = { page: number; count: number }

/** A page of the imports, newest first. */
export async function list({ db }: AppDeps, query: PageInput) {
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
      staffId: ctx.staff.staffId,
      by: ctx.staff.name,
      at: ctx.clock.now(),
    })
    await enqueue(ctx.db, { name: 'catalogue.check-import', payload: { id } })
    return { id }
  })

/** The progress of an import, a page of its errors, and its first changes. Throws 404. */
export async function show({ db }: AppDeps, id: string, { page, count }: PageInput) {
  const row = await store.findById(db, id)
  if (!row) throw notFound()
  const [errors, changes, totalErrors] = await Promise.all([
    store.findErrors(db, id, { page, count }),
    changeStore.findChangesAfter(db, id, 0, MAX_PREVIEWED),
    store.countErrors(db, id),
  ])
  return {
    ...presentImport(row),
    wrong: { results: errors, page, count, total: totalErrors, totalIsExact: true },
    changing: changes.map(({ number, sku, change }) => ({
      number,
      sku,
      words: describeChange(change),
    })),
  }
}

/** Enqueues the applying of an import. Throws 404, 409 `import.state`. */
export const startApply = (ctx: StaffContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const row = await store.lock(ctx.db, id)
    if (!row) throw notFound()
    if (row.state !== 'checked' || row.changes === 0)
      throw new Refusal('import.state', 'Berkas ini tidak menunggu untuk diterapkan.', 409)
    await store.update(ctx.db, id, { state: 'applying', applied: 0, problem: null })
    const { staffId, name } = ctx.staff
    await enqueue(ctx.db, {
      name: 'catalogue.apply-import',
      payload: { id, staffId, staffName: name, requestId: ctx.requestId },
    })
  })
