import type { z } from 'zod'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { queueReindex } from '#modules/catalogue/search/service/indexing.ts'
import type { catalogueAdminCalls } from '../contract.ts'
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

type Body = z.output<typeof catalogueAdminCalls.addCategory.body>
const audit = auditFor('category')
const unique = 'category_slug_key'

/** Every category with its sub-categories, in the menu's order. */
export async function list({ db }: AppDeps) {
  const [categories, subs, products] = await Promise.all([
    store.findCategories(db),
    store.findSubCategories(db),
    store.countProducts(db),
  ])
  const subCategoriesByCategory = Map.groupBy(subs, ({ categoryId }) => categoryId)
  return categories.map((category) => ({
    ...category,
    id: String(category.id),
    subCategories: (subCategoriesByCategory.get(category.id) ?? []).map((sub) => ({
      ...sub,
      id: String(sub.id),
      products: products.get(sub.id) ?? 0,
    })),
  }))
}

/** Adds a category at the end of the menu unless told where. Throws 422 `slug.taken`. */
export function add(ctx: StaffContext, body: Body) {
  const { slug, ...conflict } = withSlug(body, unique)
  return saveOrConflict(ctx, conflict, async (inside) => {
    const last = (await store.findCategories(inside.db)).at(-1)?.position ?? 0
    const { name, group, picture = await ensurePlaceholderImage(ctx), position = last + 1 } = body
    const values = { slug, name, group, picture, position }
    const id = await store.insertCategory(inside.db, values)
    await audit(inside, 'Tambah kategori', id, name, { after: values })
    return { id: String(id) }
  })
}

/** Changes a category. Throws 404, 409 `desk.changed`, 422 `slug.taken`. */
export function change(ctx: StaffContext, id: number, { revision, ...body }: WithRevision<Body>) {
  const { slug, ...conflict } = withSlug(body, unique)
  return updateIfUnchanged(ctx, {
    id,
    revision,
    ...conflict,
    lock: store.lockCategory,
    after: (_inside, before) => {
      const { name, group, picture = before.picture, position = before.position } = body
      return { slug, name, group, picture, position }
    },
    save: async ({ db }, after, before) => {
      await store.updateCategory(db, id, after)
      if (after.name !== before.name) await queueReindex(db, { categoryId: id })
    },
    audit,
    action: 'Ubah kategori',
  })
}

/** Removes a category. Throws 404, 422 `desk.in_use` while it has sub-categories. */
export const remove = (ctx: StaffContext, id: number) =>
  withLock(ctx, id, store.lockCategory, async (inside, before) => {
    const { db } = inside
    if ((await store.findSubCategories(db)).some(({ categoryId }) => categoryId === id))
      throw inUse(`${before.name} masih punya subkategori. Pindahkan atau hapus dahulu.`)
    await store.removeCategory(db, id)
    await audit(inside, 'Hapus kategori', id, before.name, { before })
  })
