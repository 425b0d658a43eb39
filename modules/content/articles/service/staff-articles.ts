import { minutes, toIsoTime } from '#platform/clock.ts'
import { type Db, withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { slugify } from '#platform/slug.ts'
import type { Paging } from '#platform/paging.ts'
import { diffFields } from '#modules/catalogue/catalogue-admin/rules/diff-fields.ts'
import { PLACEHOLDER_IMAGE } from '#modules/catalogue/catalogue-admin/rules/placeholder-image.ts'
import { ensurePlaceholderImage } from '#modules/catalogue/catalogue-admin/service/images.ts'
import { recordAuditEntry, staleEdit } from '#modules/foundation/audit/service.ts'
import { renderContent } from '#modules/content/content-versions/service/render.ts'
import {
  listVersions,
  loadVersion,
  recordVersion,
  removeVersions,
} from '#modules/content/content-versions/service/versions.ts'
import { findPublicationState, normalizeTags, type PublicationState } from '../rules.ts'
import * as categoryStore from '../store/categories.ts'
import * as store from '../store/staff-articles.ts'

type ArticleInput = Omit<store.ArticleValues, 'picture' | 'publishedAt'> & {
  picture?: string | undefined
  publishedAt: string | null
}
type Row = NonNullable<Awaited<ReturnType<typeof store.lock>>>
type ListedRow = NonNullable<Awaited<ReturnType<typeof store.findById>>>
type ListQuery = Paging & {
  search?: string | undefined
  state?: PublicationState | undefined
}

/** Articles in any state, last changed first. */
export async function list({ db, clock }: AppDeps, { page, count, ...filter }: ListQuery) {
  const query = { ...filter, now: clock.now() }
  const [rows, total] = await Promise.all([
    store.findPage(db, query, page, count),
    store.countMatching(db, query),
  ])
  const results = rows.map((row) => presentListed(row, query.now))
  return { results, page, count, total, totalIsExact: true }
}

/** One article for its editor. Throws 404. */
export async function show({ db, clock }: AppDeps, id: number) {
  const row = await store.findById(db, id)
  if (!row) throw notFound()
  const { excerpt, body, author, tags, calculatorProduct, revision } = row
  return {
    ...presentListed(row, clock.now()),
    excerpt,
    body,
    author,
    tags,
    calculatorProduct,
    revision,
    versions: await listVersions({ db }, { type: 'article', id: String(id) }),
  }
}

/** Adds an article. Throws 422 `slug.taken`, `article.category`, `article.product`. */
export const add = (
  ctx: StaffContext,
  { slug: requested, ...input }: ArticleInput & { slug?: string | undefined },
) =>
  withTransaction(ctx, async (ctx) => {
    const slug = requested ?? (slugify(input.title).slice(0, 120) || 'artikel')
    const picture = input.picture ?? (await ensurePlaceholderImage(ctx))
    const values = await toValues(ctx.db, { ...input, picture })
    const added = await store.insert(ctx.db, slug, toWritten(ctx, values))
    if (!added)
      throw Refusal.field('slug', 'slug.taken', `Alamat ${slug} sudah dipakai. Pilih yang lain.`)
    await recordSave(ctx, added.id, 1, { action: 'Tambah artikel', before: null, after: values })
    return { id: String(added.id) }
  })

/** Changes an article. Throws 404, 409 `desk.changed`, 422 as `add`. */
export const change = (
  ctx: StaffContext,
  id: number,
  { revision, ...input }: ArticleInput & { revision: number },
) =>
  changeLocked(ctx, id, revision, 'Ubah artikel', (tx, before) =>
    toValues(tx, { ...input, picture: input.picture ?? before.picture }),
  )

/** Publishes a draft or a scheduled article now. Throws 404, 409 `desk.changed`, `article.published`. */
export const publish = (ctx: StaffContext, id: number, revision: number) =>
  changeLocked(ctx, id, revision, 'Terbitkan artikel', (_tx, before) => {
    if (findPublicationState(before.publishedAt, ctx.clock.now()) === 'published')
      throw new Refusal('article.published', 'Artikel ini sudah terbit.', 409)
    return { ...pickValues(before), publishedAt: startOfMinute(ctx.clock.now()) }
  })

/** Takes the text of an earlier version; when and where it is published stays. Throws 404, 409. */
export const restore = (ctx: StaffContext, id: number, version: number, revision: number) =>
  changeLocked(ctx, id, revision, 'Kembalikan versi artikel', async (tx, before) => {
    const entity = { type: 'article', id: String(id) } as const
    const fields = await loadVersion<StoredFields>(tx, entity, version)
    return { ...pickValues(before), ...fields, categoryId: before.categoryId }
  })

/** Removes an article with its versions. Throws 404. */
export const remove = (ctx: StaffContext, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const before = await store.lock(ctx.db, id)
    if (!before) throw notFound()
    await removeVersions(ctx.db, { type: 'article', id: String(id) })
    await store.remove(ctx.db, id)
    await record(ctx, id, { action: 'Hapus artikel', before: pickValues(before), after: null })
  })

/** Adds a category. Throws 422 `slug.taken`. */
export const addCategory = (ctx: StaffContext, fields: { name: string; description: string }) =>
  withTransaction(ctx, async (ctx) => {
    const slug = slugify(fields.name) || 'kategori'
    const added = await categoryStore.insert(ctx.db, { slug, ...fields })
    if (!added) throw Refusal.field('name', 'slug.taken', 'Kategori dengan nama ini sudah ada.')
    await recordAuditEntry(ctx, {
      action: 'Tambah kategori artikel',
      entityType: 'article_category',
      entityId: String(added.id),
      entityLabel: fields.name,
      after: fields,
    })
    return { id: String(added.id) }
  })

async function changeLocked(
  ctx: StaffContext,
  id: number,
  revision: number,
  action: string,
  toAfter: (tx: Db, before: Row) => Promise<store.ArticleValues> | store.ArticleValues,
) {
  return withTransaction(ctx, async (ctx) => {
    const before = await store.lock(ctx.db, id)
    if (!before) throw notFound()
    if (before.revision !== revision)
      throw await staleEdit(ctx, {
        entityType: 'article',
        entityId: String(id),
        values: toBody(pickValues(before)),
        revision: before.revision,
      })
    const after = await toAfter(ctx.db, before)
    await store.update(ctx.db, id, toWritten(ctx, after))
    await recordSave(ctx, id, revision + 1, { action, before: pickValues(before), after })
    return { id: String(id) }
  })
}

/** Editors see and send times to the minute. */
const startOfMinute = (at: Date): Date => new Date(at.getTime() - (at.getTime() % minutes(1)))

/** What a version holds: the text, without when and where it is published. */
type StoredFields = Omit<store.ArticleValues, 'categoryId' | 'publishedAt'>

type Saved = {
  action: string
  before: store.ArticleValues | null
  after: store.ArticleValues | null
}

async function recordSave(ctx: StaffContext, id: number, revision: number, saved: Saved) {
  const { categoryId: _category, publishedAt: _publishedAt, ...fields } = saved.after!
  await recordVersion(ctx, { type: 'article', id: String(id) }, revision, fields)
  await record(ctx, id, saved)
}

async function record(ctx: StaffContext, id: number, { action, before, after }: Saved) {
  const names = new Map(
    (await categoryStore.list(ctx.db, ctx.clock.now())).map((each) => [each.id, each.name]),
  )
  const describe = (values: store.ArticleValues | null) => {
    if (!values) return null
    const { categoryId, ...rest } = toBody(values)
    return { ...rest, articleCategory: names.get(categoryId) }
  }
  const [was, is] = [describe(before), describe(after)]
  const changes = was && is ? diffFields(was, is) : { before: was, after: is }
  await recordAuditEntry(ctx, {
    action,
    entityType: 'article',
    entityId: String(id),
    entityLabel: (after ?? before)!.title,
    before: changes.before,
    after: changes.after,
  })
}

/** The values as the call takes them. */
const toBody = ({ publishedAt, ...values }: store.ArticleValues) => ({
  ...values,
  publishedAt: publishedAt && toIsoTime(publishedAt),
})

const pickValues = ({
  id: _id,
  slug: _slug,
  revision: _revision,
  updatedAt: _updatedAt,
  ...values
}: Row): store.ArticleValues => values

async function toValues(
  db: Db,
  { publishedAt, tags, picture = PLACEHOLDER_IMAGE, ...input }: ArticleInput,
): Promise<store.ArticleValues> {
  if (!(await categoryStore.exists(db, input.categoryId)))
    throw Refusal.field('categoryId', 'article.category', 'Pilih kategori yang ada.')
  const { calculatorProduct } = input
  if (calculatorProduct !== null && !(await store.productExists(db, calculatorProduct)))
    throw Refusal.field(
      'calculatorProduct',
      'article.product',
      'Tidak ada barang dengan alamat ini. Salin bagian akhir alamat halamannya.',
    )
  return {
    ...input,
    picture,
    tags: normalizeTags(tags),
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
  }
}

const toWritten = ({ clock }: StaffContext, values: store.ArticleValues) => ({
  ...values,
  readingMinutes: renderContent(values.body).readingMinutes,
  at: clock.now(),
})

const presentListed = (row: ListedRow, now: Date) => ({
  id: String(row.id),
  slug: row.slug,
  title: row.title,
  category: { id: String(row.categoryId), slug: row.categorySlug, name: row.categoryName },
  picture: row.picture,
  state: findPublicationState(row.publishedAt, now),
  publishedAt: row.publishedAt && toIsoTime(row.publishedAt),
  updatedAt: toIsoTime(row.updatedAt),
})
