import { isoTime } from '#platform/clock.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { keepFile } from '#modules/files/service.ts'
import { wordsOf } from '../rules/words.ts'
import * as store from '../store/imports.ts'

/** Changes that are told in words before anybody applies them. */
const TOLD = 20

const answerOf = ({ createdAt, finishedAt, fileId: _f, staffId: _s, ...row }: store.ImportRow) => ({
  ...row,
  createdAt: isoTime(createdAt),
  finishedAt: finishedAt && isoTime(finishedAt),
})

type Page = { page: number; count: number }

/** A page of the imports, the newest first. */
export async function list({ db }: Tools, wanted: Page) {
  const [rows, total] = await Promise.all([store.page(db, wanted), store.total(db)])
  return { results: rows.map(answerOf), ...wanted, total, totalIsExact: true }
}

/** Keeps a spreadsheet and lets the worker look through it; answers its id. */
export const send = (ctx: StaffContext, file: UploadedFile) =>
  withTransaction(ctx, async (ctx) => {
    const fileId = await keepFile(ctx, { file, purpose: 'catalogue-import' })
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

/** How far an import is, a page of what is wrong, and the first of what it would change. Throws 404. */
export async function show({ db }: Tools, id: string, { page, count }: Page) {
  const found = await store.byId(db, id)
  if (!found) throw notFound()
  const [wrong, changing, all] = await Promise.all([
    store.faults(db, id, { page, count }),
    store.changesAfter(db, id, 0, TOLD),
    store.countFaults(db, id),
  ])
  return {
    ...answerOf(found),
    wrong: { results: wrong, page, count, total: all, totalIsExact: true },
    changing: changing.map(({ number, sku, change }) => ({ number, sku, words: wordsOf(change) })),
  }
}

/** Lets the worker make every change of an import. Throws 404, 409 `import.state`. */
export const apply = (ctx: StaffContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const found = await store.lock(ctx.db, id)
    if (!found) throw notFound()
    if (found.state !== 'checked' || found.changes === 0)
      throw new Refusal('import.state', 'Berkas ini tidak menunggu untuk diterapkan.', 409)
    await store.update(ctx.db, id, { state: 'applying', applied: 0, problem: null })
    const { staffId, name } = ctx.staff
    await enqueue(ctx.db, {
      name: 'catalogue.apply-import',
      payload: { id, staffId, staffName: name, requestId: ctx.requestId },
    })
  })
