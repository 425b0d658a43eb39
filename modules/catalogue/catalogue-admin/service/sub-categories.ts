import type { z } from 'zod'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { queueReindex } from '#modules/catalogue/search/service/indexing.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import { assertUsageUnchanged, assertUniqueKeys } from '../rules/attributes.ts'
import { inUse } from '../rules/conflicts.ts'
import * as store from '../store/categories.ts'
import { ensurePlaceholderImage } from './images.ts'
import {
  withSlug,
  updateIfUnchanged,
  withLock,
  auditFor,
  saveOrConflict,
  type WithRevision,
} from './optimistic-update.ts'

type Body = z.output<typeof catalogueAdminCalls.addSubCategory.body>
const audit = auditFor('sub_category')
const unique = 'sub_category_slug_key'

/** One sub-category with how many variants carry each of its attributes. Throws 404. */
export async function show({ db }: AppDeps, id: number) {
  const [subCategory, counts, usage] = await Promise.all([
    store.findSubCategory(db, id),
    store.countProducts(db),
    store.countAttributeUse(db, id),
  ])
  if (!subCategory) throw notFound()
  return {
    ...subCategory,
    id: String(id),
    categoryId: String(subCategory.categoryId),
    products: counts.get(id) ?? 0,
    attributes: subCategory.attributes.map((attribute) => ({
      ...attribute,
      unit: attribute.unit ?? null,
      onCard: attribute.onCard ?? false,
      variants: usage.get(attribute.key) ?? 0,
    })),
  }
}

/** Adds a sub-category at the end of its category. Throws 422 `slug.taken`, `attribute.twice`. */
export function add(ctx: StaffContext, body: Body) {
  const { slug, ...conflict } = withSlug(body, unique)
  return saveOrConflict(ctx, conflict, async (inside) => {
    assertUniqueKeys(body.attributes)
    const categoryId = await lockCategory(inside, body.categoryId)
    const siblings = (await store.findSubCategories(inside.db)).filter(
      (sub) => sub.categoryId === categoryId,
    )
    const {
      picture = await ensurePlaceholderImage(ctx),
      position = (siblings.at(-1)?.position ?? 0) + 1,
    } = body
    const values = { ...body, slug, categoryId, picture, position }
    const id = await store.insertSubCategory(inside.db, values)
    await audit(inside, 'Tambah subkategori', id, body.name, { after: values })
    return { id: String(id) }
  })
}

/**
 * Changes a sub-category. Throws 404, 409 `desk.changed`, 422 `slug.taken`, `attribute.twice`,
 * `attribute.in_use`.
 */
export function change(ctx: StaffContext, id: number, { revision, ...body }: WithRevision<Body>) {
  const { slug, ...conflict } = withSlug(body, unique)
  return updateIfUnchanged(ctx, {
    id,
    revision,
    ...conflict,
    lock: store.lockSubCategory,
    after: async (inside, before) => {
      assertUniqueKeys(body.attributes)
      const usage = await store.countAttributeUse(inside.db, id)
      assertUsageUnchanged(
        before.attributes.map((each) => ({ ...each, variants: usage.get(each.key) ?? 0 })),
        body.attributes,
      )
      const categoryId = await lockCategory(inside, body.categoryId)
      const { picture = before.picture, position = before.position } = body
      return { ...body, slug, categoryId, picture, position }
    },
    save: async ({ db }, after) => {
      await store.updateSubCategory(db, id, after)
      await queueReindex(db, { subCategoryId: id })
    },
    audit,
    action: 'Ubah subkategori',
  })
}

/** Removes a sub-category. Throws 404, 422 `desk.in_use` where a product ever stood in it. */
export const remove = (ctx: StaffContext, id: number) =>
  withLock(ctx, id, store.lockSubCategory, async (inside, before) => {
    const { db } = inside
    const products = (await store.countProducts(db)).get(id) ?? 0
    if (products > 0)
      throw inUse(`${before.name} punya ${products} produk. Pindahkan dahulu ke subkategori lain.`)
    await store.removeSubCategory(db, id)
    await audit(inside, 'Hapus subkategori', id, before.name, { before })
  })

async function lockCategory({ db }: StaffContext, id: string): Promise<number> {
  if (await store.lockCategory(db, Number(id))) return Number(id)
  const message = 'Kategori ini tidak ada lagi.'
  throw Refusal.field('categoryId', 'category.unknown', message)
}
