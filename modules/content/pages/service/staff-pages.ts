import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { diffFields } from '#modules/catalogue/catalogue-admin/rules/diff-fields.ts'
import {
  listVersions,
  loadVersion,
  recordVersion,
} from '#modules/content/content-versions/service/versions.ts'
import { recordAuditEntry, staleEdit } from '#modules/foundation/audit/service.ts'
import { WRITTEN_PAGES, writtenPageSlugs, type WrittenPageSlug } from '../rules.ts'
import * as store from '../store.ts'
import type { PageFields } from '../store.ts'
import { readDeliveredPage } from './delivered-pages.ts'
import { assertWrittenPage } from './pages.ts'

/** The pages of text, by what staff call them. */
export async function list({ db }: AppDeps) {
  const rows = new Map((await store.list(db)).map((row) => [row.slug, row]))
  const results = writtenPageSlugs.map((slug) => {
    const row = rows.get(slug)
    return {
      slug,
      name: WRITTEN_PAGES[slug],
      title: row?.title ?? readDeliveredPage(slug).title,
      updatedAt: row ? toIsoTime(row.updatedAt) : null,
    }
  })
  return { results }
}

/** One page for its editor. Throws 404. */
export async function show({ db }: AppDeps, slug: string) {
  assertWrittenPage(slug)
  const row = await store.find(db, slug)
  const { title, description, body } = row ?? readDeliveredPage(slug)
  return {
    slug,
    name: WRITTEN_PAGES[slug],
    title,
    description,
    body,
    updatedAt: row ? toIsoTime(row.updatedAt) : null,
    revision: row?.revision ?? 1,
    versions: await listVersions({ db }, { type: 'page', id: slug }),
  }
}

/** Changes a page. Throws 404, 409 `desk.changed`. */
export const change = (
  ctx: StaffContext,
  slug: string,
  { revision, ...fields }: PageFields & { revision: number },
) => changeLocked(ctx, slug, { revision, action: 'Ubah halaman', toAfter: () => fields })

/** Takes an earlier version, the delivered one included. Throws 404, 409 `desk.changed`. */
export const restore = (ctx: StaffContext, slug: string, version: number, revision: number) =>
  changeLocked(ctx, slug, {
    revision,
    action: 'Kembalikan versi halaman',
    toAfter: (tx) => loadVersion<PageFields>(tx.db, { type: 'page', id: slug }, version),
  })

type PageChange = {
  /** The revision that the editor saw. */
  revision: number
  action: string
  toAfter: (ctx: StaffContext) => Promise<PageFields> | PageFields
}

function changeLocked(ctx: StaffContext, slug: string, { revision, action, toAfter }: PageChange) {
  assertWrittenPage(slug)
  return withTransaction(ctx, async (ctx) => {
    await storeDelivered(ctx, slug)
    const row = await store.lock(ctx.db, slug)
    const before: PageFields = { title: row.title, description: row.description, body: row.body }
    if (row.revision !== revision)
      throw await staleEdit(ctx, {
        entityType: 'page',
        entityId: slug,
        values: before,
        revision: row.revision,
      })
    const after = await toAfter(ctx)
    await store.update(ctx.db, slug, after, ctx.clock.now())
    await recordVersion(ctx, { type: 'page', id: slug }, revision + 1, after)
    const changes = diffFields(before, after)
    await recordAuditEntry(ctx, {
      action,
      entityType: 'page',
      entityId: slug,
      entityLabel: after.title,
      before: changes.before,
      after: changes.after,
    })
    return { slug }
  })
}

/** The page as it was delivered becomes its first version. */
async function storeDelivered(ctx: StaffContext, slug: WrittenPageSlug): Promise<void> {
  const delivered = readDeliveredPage(slug)
  if (await store.insertDelivered(ctx.db, slug, delivered, ctx.clock.now()))
    await recordVersion(ctx, { type: 'page', id: slug }, 1, delivered)
}
